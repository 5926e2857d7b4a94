import { canonicalJson } from '../../reference/content-hash.ts';
import { DEFINITION_RULES } from './grammar/definitions.ts';
import { MARKET_RULES } from './grammar/markets.ts';
import { MEASURED_RULES } from './grammar/measured.ts';
import type { Parsed } from './grammar/parsed.ts';
import { RECORD_RULES } from './grammar/records.ts';
import { RELATION_RULES } from './grammar/relations.ts';
import { ROUTE_RULES } from './grammar/routes.ts';
import { STATE_RULES } from './grammar/states.ts';

const RULES = [
  ...DEFINITION_RULES,
  ...STATE_RULES,
  ...RELATION_RULES,
  ...MARKET_RULES,
  ...MEASURED_RULES,
  ...RECORD_RULES,
  ...ROUTE_RULES,
];

/**
 * Everything that a sentence or a clause states, by a grammar that shares no words with the code that writes them. A reader that
 * finds two meanings returns both: the tests want exactly one.
 */
export function parseSentence(text: string): readonly Parsed[] {
  const body = text.replace(/\.$/, '');
  const readings = [body, `${body.slice(0, 1).toLowerCase()}${body.slice(1)}`];
  const found = new Map<string, Parsed>();
  for (const { pattern, read } of RULES)
    for (const one of readings) {
      const groups = pattern.exec(one)?.groups;
      const parsed = groups === undefined ? undefined : read(groups);
      if (parsed === undefined) continue;
      const { object, ...rest } = parsed;
      const plain = object === undefined ? rest : { ...rest, object: withoutCase(object) };
      found.set(canonicalJson(plain), parsed);
      break;
    }
  return [...found.values()];
}

/** A label loses its capital inside a sentence. */
export const withoutCase = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
