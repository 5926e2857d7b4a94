import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Viewing } from '../../page.ts';
import { original } from '../../words/original.ts';

type Region = Responses['listRegions']['regions'][number];
export type Expected = Responses['listInputs']['inputs'][number];

/** An input that some region lacks. */
export interface LackedInput {
  /** Of one name several: a trigger has an id in each region. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly state: 'missing' | 'stale' | 'not_asked';
  /** Names of regions. */
  readonly regions: readonly string[];
  /** What is known of it world-wide; undefined of a trigger, a corridor or an axis. */
  readonly expected: Expected | undefined;
}

/** The inputs that some region lacks, the missing ones first. */
export function inputsOf(
  regions: readonly Region[],
  expected: readonly Expected[],
  { regionNames, words }: Pick<Viewing, 'regionNames' | 'words'>,
): readonly LackedInput[] {
  const of = (state: 'missing' | 'stale', member: 'missingInputs' | 'staleInputs'): LackedInput[] => {
    const found = new Map<string, string[]>();
    for (const { id: regionId, name, overview } of regions)
      for (const id of overview?.[member] ?? [])
        found.set(id, [...(found.get(id) ?? []), regionNames[regionId] ?? name]);
    const rows = [...found].map(([id, names]): LackedInput => {
      const known = expected.find((one) => one.id === id);
      return {
        ids: [id],
        name: known === undefined ? words.feedsView.inputName(id) : original(words, known.name),
        state: known?.status === 'not_asked' ? 'not_asked' : state,
        regions: names,
        expected: known,
      };
    });
    return mergedByName(rows);
  };
  return [...of('missing', 'missingInputs'), ...of('stale', 'staleInputs')];
}

/** A trigger of several regions has an id in each, and one name. */
function mergedByName(rows: readonly LackedInput[]): LackedInput[] {
  const byName = new Map<string, LackedInput>();
  for (const row of rows) {
    const known = byName.get(row.name);
    byName.set(
      row.name,
      known === undefined
        ? row
        : { ...known, ids: [...known.ids, ...row.ids], regions: [...known.regions, ...row.regions] },
    );
  }
  return [...byName.values()];
}
