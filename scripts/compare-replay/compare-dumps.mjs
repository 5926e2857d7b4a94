import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { comparable } from './comparable.mjs';
import { differences } from './json-difference.mjs';

/** Differences that are printed in full. */
const SHOWN = 20;

/**
 * Compares two dumps line by line.
 * @param before lines of a dump, as text; any iterable
 * @returns `{lineCount, differentCount, first, places}`: the first differences in full, and every place with how often it differs,
 * where an index of an array is `*`
 */
export async function compareLines(before, after) {
  const others = asyncIterator(after);
  const found = { lineCount: 0, differentCount: 0, first: [], places: new Map() };
  const note = (difference) => {
    found.differentCount += 1;
    if (found.first.length < SHOWN) found.first.push(difference);
    const place = difference.pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    found.places.set(place, (found.places.get(place) ?? 0) + 1);
  };
  for await (const text of before) {
    found.lineCount += 1;
    const { value: other } = await others.next();
    if (other === text) continue;
    const line = JSON.parse(text);
    const named = { part: line.part, region: line.region, at: line.at };
    if (other === undefined) {
      note({ ...named, pointer: '', before: 'a line', after: undefined });
      continue;
    }
    for (const one of differences(comparable(line), comparable(JSON.parse(other)))) note({ ...named, ...one });
  }
  for (let rest = await others.next(); rest.done !== true; rest = await others.next()) {
    const { part, region, at } = JSON.parse(rest.value);
    note({ part, region, at, pointer: '', before: undefined, after: 'a line' });
  }
  return found;
}

/** @param paths of two dumps. @returns what `compareLines` returns */
export function compareDumps([before, after]) {
  const lines = (path) => createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  return compareLines(lines(before), lines(after));
}

async function* asyncIterator(lines) {
  yield* lines;
}
