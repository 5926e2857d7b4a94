import { failed, NOT_KEPT } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type IntelParts, searchIntel } from './search-intel-history.ts';

/** Words of a situation that count. */
const MAX_WORDS = 40;

export function getSimilarEvents(parts: IntelParts): HandlerOf<'getSimilarEvents'> {
  return async (input) => {
    const { situation } = input;
    const words = situation.match(/[\p{L}\p{N}]+/gu) ?? [];
    const text = [...new Set(words)].slice(0, MAX_WORDS).join(' ');
    const found = await searchIntel({ ...input, text, match: 'any' }, parts);
    if (!found.ok) return failed(found.failure);
    return { ok: true, reply: { kind: 'value', value: { situation, ...found.value }, headers: NOT_KEPT } };
  };
}
