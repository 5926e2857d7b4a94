import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Viewing } from '../../page.ts';
import type { RegimeStretch } from '../../parts/regime-band.tsx';
import type { Span, SparkPoint } from '../../parts/spark.tsx';

export type Summary = Responses['listRegionalSnapshots']['snapshots'][number];
export type Period = Responses['getRegimeHistory']['periods'][number];

const PAGE = 100;
const MAX_PAGES = 4;

/** More are not drawn: of a longer period only the newest. */
export const MAX_SNAPSHOTS = PAGE * MAX_PAGES;

/** The snapshots of a span, oldest first; the newest `MAX_SNAPSHOTS` of them. */
export async function readHistory({ client, url, signal }: Viewing, span: Span): Promise<readonly Summary[]> {
  const found: Summary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await client.intelligence.listRegionalSnapshots(
      {
        regionId: url.regionId,
        from: String(span.from),
        to: String(span.to),
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
      },
      { signal },
    );
    found.push(...answer.snapshots);
    cursor = answer.nextCursor;
    if (cursor === undefined || cursor === '') break;
  }
  return found.sort((a, b) => a.generatedAt - b.generatedAt);
}

/** How long each snapshot was in force: until the next one, at the latest until its validity ended. */
function inForce(history: readonly Summary[]): readonly (Span & { readonly snapshot: Summary })[] {
  return history.map((snapshot, index) => {
    const next = history[index + 1]?.generatedAt ?? Number.POSITIVE_INFINITY;
    return { snapshot, from: snapshot.generatedAt, to: Math.min(next, snapshot.validUntil) };
  });
}

/** Stretches within a span in which no snapshot was in force, after the first one. */
export function gapsOf(history: readonly Summary[], span: Span): readonly Span[] {
  const forces = inForce(history);
  return forces.flatMap(({ to }, index) => {
    const next = forces[index + 1]?.from ?? span.to;
    return next > to ? [{ from: to, to: next }] : [];
  });
}

/** One value of the snapshots as steps, broken at every gap. */
export function runsOf(history: readonly Summary[], valueIn: (snapshot: Summary) => number): SparkPoint[][] {
  const runs: SparkPoint[][] = [];
  let end = Number.NaN;
  for (const { snapshot, from, to } of inForce(history)) {
    const value = valueIn(snapshot);
    const points = [
      { at: from, value },
      { at: to, value },
    ];
    const last = runs.at(-1);
    if (last !== undefined && from === end) last.push(...points);
    else runs.push(points);
    end = to;
  }
  return runs;
}

/** Periods of one regime within a span. */
export const stretchesOf = (periods: readonly Period[], span: Span): readonly RegimeStretch[] =>
  periods
    .map(({ label, beganAt, endedAt }) => ({
      label,
      from: Math.max(beganAt, span.from),
      to: Math.min(endedAt ?? span.to, span.to),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
