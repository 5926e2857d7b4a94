import { canonicalJson } from '../../../reference/content-hash.ts';
import { creditedAgency, isAgency } from './agencies.ts';
import { outletLineage } from './outlet-lineage.ts';
import { type Headline, storyKey } from './story-key.ts';

/** A headline as one outlet prints it. */
export interface Report extends Headline {
  /** URL, host or citation of who prints it. */
  readonly outlet: string;
}

/** One story, however many print it. */
export interface Story<Edition extends Report> {
  /** The same for every edition of that day. */
  readonly event: string;
  /** Who stands behind all of them. */
  readonly lineage: string;
  /** Distinct outlets among the editions: reach, not corroboration. */
  readonly outletCount: number;
  readonly editionCount: number;
  /** The edition that is shown: the first by time, then by title, outlet and whatever else it says. */
  readonly shown: Edition;
}

/**
 * Groups editions into stories. One text in fifty outlets is one voice: the agency that any of them is or
 * credits, or else the outlet that comes first by name, so that neither the order nor repetition changes anything.
 * @returns stories by their event
 */
export function attributeStories<Edition extends Report>(editions: readonly Edition[]): readonly Story<Edition>[] {
  const byEvent = new Map<string, Edition[]>();
  for (const edition of editions) {
    const event = storyKey(edition);
    const group = byEvent.get(event);
    if (group === undefined) byEvent.set(event, [edition]);
    else group.push(edition);
  }
  return [...byEvent].map(([event, group]) => storyOf(event, group)).sort((a, b) => compareText(a.event, b.event));
}

function storyOf<Edition extends Report>(event: string, group: readonly Edition[]): Story<Edition> {
  const outlets = [...new Set(group.map(({ outlet }) => outletLineage(outlet)))].sort(compareText);
  const credits = group.map(({ title }) => creditedAgency(title)).filter((agency) => agency !== undefined);
  const [agency] = [...credits, ...outlets.filter(isAgency)].sort(compareText);
  const [first = ''] = outlets;
  const shown = [...group].sort(byShowing)[0];
  if (shown === undefined) throw new Error('a story has an edition');
  return { event, lineage: agency ?? first, outletCount: outlets.length, editionCount: group.length, shown };
}

function byShowing(a: Report, b: Report): number {
  return (
    a.day - b.day ||
    compareText(a.title, b.title) ||
    compareText(a.outlet, b.outlet) ||
    compareText(canonicalJson(a), canonicalJson(b))
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
