import { createHash } from 'node:crypto';
import type { PageRequest } from './page-request.ts';

/** A question of a page to the service, and what the answer is known by that it was made from. */
interface Asked {
  readonly url: string;
  /** The validator of a success, its hash where it has none, or status and code of a refusal. */
  readonly known: string;
}

/** @returns undefined for an answer that is known by nothing */
async function knownBy(answer: Response): Promise<string | undefined> {
  const { status, headers } = answer;
  if (status === 200) return headers.get('etag') ?? hashOf(await answer.clone().arrayBuffer());
  return status >= 400 && status < 500 ? `${status} ${headers.get('x-error-code')}` : undefined;
}

/** In the form of a validator, since it is sent as one. */
const hashOf = (body: ArrayBuffer): string => `"${createHash('sha256').update(new Uint8Array(body)).digest('hex')}"`;

/** A page as it was made, and all that it was made from. */
export interface MadePage {
  readonly body: Uint8Array;
  readonly asked: readonly Asked[];
}

/** Pages as they were made, by what they depend on besides the answers of the service; bounded by the bytes of all. */
export interface MadePages {
  get(key: string): MadePage | undefined;
  set(key: string, page: MadePage, options: { readonly weight: number }): void;
}

type Fetch = typeof globalThis.fetch;

/** A page that was made before is the same page, or the answer that is another one now. */
export type Revisited =
  | { readonly status: 'same' }
  | { readonly status: 'changed'; readonly url: string; readonly answer: Response };

/**
 * Asks again all that a page was made from, as its viewer and counted as before, until something has changed. An answer that
 * is still the same is not parsed.
 */
export async function revisited({ asked }: MadePage, { askAgain }: PageRequest): Promise<Revisited> {
  for (const { url, known } of asked) {
    const answer = await askAgain(url, known);
    if (answer !== undefined && (await knownBy(answer)) !== known) return { status: 'changed', url, answer };
  }
  return { status: 'same' };
}

interface Noted {
  readonly fetch: Fetch;
  /** All that was asked; undefined where it cannot be asked again, or an answer is known by nothing. */
  readonly asked: () => readonly Asked[] | undefined;
}

/** Notes what a page asks and the validators of the answers. @param before an answer that was given already, used once */
export function noted(fetch: Fetch, before: Revisited | undefined): Noted {
  const asked: Asked[] = [];
  let canRepeat = true;
  let given = before?.status === 'changed' ? before : undefined;
  return {
    asked: () => (canRepeat ? asked : undefined),
    async fetch(input, init) {
      const url = String(input);
      const changed = given?.url === url ? given.answer : undefined;
      if (changed !== undefined) given = undefined;
      const answer = changed ?? (await fetch(input, init));
      const known = (init?.method ?? 'GET') === 'GET' ? await knownBy(answer) : undefined;
      if (known === undefined) canRepeat = false;
      // What changed last will change first.
      else if (changed !== undefined) asked.unshift({ url, known });
      else asked.push({ url, known });
      return answer;
    },
  };
}
