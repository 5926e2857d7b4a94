import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import { ENDPOINTS, type EndpointName } from '../../src/contract/endpoints.ts';
import { bodyOf, JSON_TYPE, NOW, type World } from './world.ts';

export const DAY = 86_400_000;
/** Start of the day of these worlds. */
export const TODAY = Math.floor(NOW / DAY) * DAY;

export type Row = Pick<Observation, 'feedId' | 'metric' | 'subject' | 'value'> & Partial<Observation>;

/** So many days back from one, a value a day. */
export const days = (row: Row, { from, count }: { readonly from: number; readonly count: number }): Observation[] =>
  Array.from({ length: count }, (_, n) => {
    const observedAt = TODAY - (from + n) * DAY;
    const id = `${row.feedId}-${row.metric}-${row.subject}-${from + n}`;
    return { recordId: id, lineage: 'l', event: id, detail: {}, observedAt, knownAt: observedAt + DAY / 4, ...row };
  });

/** Asks an operation by name, a second later each time; a 200 is as its schema says. */
export async function askWorld(
  { world, key }: { readonly world: World; readonly key: string },
  name: EndpointName,
  input: Readonly<Record<string, string | string[]>>,
) {
  world.clock.time += 1_000;
  const { method, path } = ENDPOINTS[name];
  const sent =
    method === 'GET'
      ? { target: `${path}?${new URLSearchParams(Object(input))}` }
      : { method, target: path, headers: [JSON_TYPE], body: JSON.stringify(input) };
  const answer = await world.send({ ...sent, key });
  const body = Object(bodyOf(answer));
  if (answer.status === 200) expect([...Value.Errors(ENDPOINTS[name].response, body)]).toEqual([]);
  return { status: answer.status, body };
}
