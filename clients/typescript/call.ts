import { BarographError, type Reply } from './errors.ts';

export interface CallOptions {
  /** Aborts the call and what it waits for. */
  readonly signal?: AbortSignal;
  /** Of one attempt; that of the client when absent. */
  readonly timeoutMs?: number;
  /** Of a POST: a call with the same key and input within 24 hours is answered without running again. A new one when absent. */
  readonly idempotencyKey?: string;
  /** Further headers, such as the `Range` of a file. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with its status, headers and bytes. */
export interface Answered<T> {
  readonly data: T;
  readonly response: Reply;
}

/** A call that has begun. */
export interface Call<T> extends Promise<T> {
  withResponse(): Promise<Answered<T>>;
}

/** A list: `await` gives its first page, `for await` every row of every page. */
export interface ListCall<Page, Item> extends Call<Page>, AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

/** @throws BarographError for an answer that is not JSON */
export function startCall<T>(reply: Promise<Reply>): Call<T> {
  const answered = reply.then((response): Answered<T> => ({ data: parsed(response), response }));
  const data = answered.then((one) => one.data);
  return Object.assign(data, {
    withResponse: () => {
      ignore(data);
      return answered;
    },
  });
}

/**
 * @param items the member of a page that holds its rows
 * @param ask for the page of an input
 */
export function startList<Page, Item>(
  items: string,
  input: object,
  ask: (input: object, isFirst: boolean) => Call<Page>,
): ListCall<Page, Item> {
  const first = ask(input, true);
  async function* pages(): AsyncGenerator<Page> {
    ignore(first);
    let asked = input;
    for (let page = await first; ; page = await ask(asked, false)) {
      yield page;
      const next = nextInput(Object(page), asked, items);
      if (next === undefined) return;
      asked = next;
    }
  }
  async function* rows(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* Object(page)[items];
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: rows });
}

interface AnyPage {
  readonly [member: string]: unknown;
  readonly pagination?: { readonly nextCursor?: unknown };
}

/**
 * What asks for the next page; `undefined` after the last.
 * @throws BarographError for a page that leads to itself
 */
function nextInput(page: AnyPage, input: object, items: string): object | undefined {
  const { pagination, nextCursor = pagination?.nextCursor, nextAfter, headSequence } = page;
  if (typeof nextCursor === 'string' && nextCursor !== '') {
    if (Object(input).cursor === nextCursor) throw new BarographError('a page names itself as the next one');
    return { ...input, cursor: nextCursor };
  }
  const rows = page[items];
  const isLast = !Array.isArray(rows) || rows.length === 0 || Number(nextAfter) >= Number(headSequence);
  return typeof nextAfter !== 'number' || isLast ? undefined : { ...input, after: String(nextAfter) };
}

function parsed<T>({ bytes }: Reply): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new BarographError('the answer is not JSON: is this a Barograph server?', { cause });
  }
}

/** The caller waits for the same failure elsewhere. */
const ignore = (one: Promise<unknown>): void => {
  one.catch(() => undefined);
};
