import type { InputBundle } from './inputs-of.ts';

/** This file is the module that a page loads. */
export { recomputeSnapshot } from './recompute-snapshot.ts';

/** What a bundle consists of when it arrives; its inputs are JSON of unknown shape still. */
export interface BundleText {
  readonly inputs: unknown;
  readonly observations: InputBundle['observations'];
}

/** Between the two members; inside of a text its quotes would be escaped. */
const BETWEEN = ',"observations":[';
const TEXT = /"(?:[^"\\]|\\.)*"/y;

/**
 * Reads the answer of get-assessment-inputs text by text, as `JSON.parse` would at one stroke; yields between them.
 * @param body as it is served, without white space
 * @throws Error on any other form
 */
export function* readBundle(body: string): Generator<void, BundleText> {
  const end = body.indexOf(BETWEEN);
  if (!body.startsWith('{"inputs":') || end < 0) throw new Error('these are no inputs of a snapshot');
  const { inputs } = Object(JSON.parse(`${body.slice(0, end)}}`));
  const observations: string[] = [];
  let place = end + BETWEEN.length;
  while (body[place] === '"') {
    TEXT.lastIndex = place;
    const [quoted] = TEXT.exec(body) ?? [];
    if (quoted === undefined) throw new Error('the inputs of a snapshot are cut off');
    observations.push(String(JSON.parse(quoted)));
    place += quoted.length + (body[place + quoted.length] === ',' ? 1 : 0);
    yield;
  }
  if (body.slice(place) !== ']}') throw new Error('the inputs of a snapshot are cut off');
  return { inputs, observations };
}
