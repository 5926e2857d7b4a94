import { ApiError, Barograph } from '../../../clients/typescript/client.ts';

/** What to call and where. */
export interface Calls {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly calls: readonly { readonly service: string; readonly name: string; readonly input: object }[];
}

/**
 * Calls every operation by its method: a line for each, with the status of a refusal.
 * A replayed refusal has no code, and a job ends meanwhile: neither is in a line.
 * What one run began others are answered again, under the same keys. Runs on every engine: no interface of one alone.
 */
export async function callEveryOperation({ calls, ...options }: Calls): Promise<readonly string[]> {
  const client = new Barograph(options);
  const lines: string[] = [];
  for (const { service, name, input } of calls) {
    const outcome = await Object(client)
      [service][name](input, { idempotencyKey: `every-${name}` })
      .then(
        (answer: object) => `answered by an ${typeof answer}`,
        (error: unknown) => (error instanceof ApiError ? String(error.status) : String(error)),
      );
    lines.push(`${name}: ${outcome}`);
  }
  for await (const event of client.streamEvents({ after: '0' })) {
    lines.push(`streamEvents: ${Object.keys(event).toSorted().join()}`);
    break;
  }
  return lines;
}
