import fc from 'fast-check';
import { ACT_KIND_IDS, type ActKindId } from '../../src/assessment/actors/act-kinds.ts';
import { actorSubject, countrySubject, type Observation } from '../../src/assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate } from '../../src/assessment/time.ts';
import { NOW } from './worlds.ts';

/** An act as one outlet reports it. */
export interface ReportedAct {
  readonly from: string;
  readonly to: string;
  readonly kind: ActKindId;
  readonly daysAgo: number;
  readonly lineage: string;
}

/** The observation that the feed of exports makes of it. */
export function act({ from, to, kind, daysAgo, lineage }: ReportedAct): Observation {
  const observedAt = NOW - HOUR_MS - daysAgo * DAY_MS;
  const day = isoDate(observedAt);
  return {
    feedId: 'gdelt-events',
    recordId: `${day}:${to}:${kind}:${lineage}`,
    metric: 'dyad_acts',
    subject: actorSubject(from),
    value: 1,
    observedAt,
    knownAt: observedAt,
    lineage,
    event: `${day}:${from}:${to}:${kind}`,
    detail: { from, to, kind, day },
  };
}

/** The same act on so many days, each reported by an outlet of its own. */
export function acts(
  reported: Omit<ReportedAct, 'daysAgo' | 'lineage'>,
  days: number,
  lineages = 12,
): readonly Observation[] {
  return Array.from({ length: days }, (_, i) =>
    act({ ...reported, daysAgo: i, lineage: `outlet-${i % lineages}.example` }),
  );
}

const ACTORS = ['state:IR', 'state:SA', 'state:US', 'org:un', 'org:eu', 'group:houthis', 'group:taliban', 'state:PK'];
export const someActor = fc.constantFrom(...ACTORS);

export const someAct: fc.Arbitrary<ReportedAct> = fc
  .record({
    from: someActor,
    to: someActor,
    kind: fc.constantFrom(...ACT_KIND_IDS, 'force' as const, 'force' as const, 'mediation' as const),
    daysAgo: fc.nat({ max: 98 }),
    lineage: fc.constantFrom('a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'),
  })
  .filter(({ from, to }) => from !== to);

/** Few pairs and kinds, so that clusters, shares and roles come to be. */
export const someActs: fc.Arbitrary<readonly ReportedAct[]> = fc
  .tuple(
    fc.array(someAct, { maxLength: 40 }),
    fc.array(fc.tuple(someAct, fc.integer({ min: 3, max: 9 })), { maxLength: 5 }),
  )
  .map(([single, runs]) => [
    ...single,
    ...runs.flatMap(([reported, times]) =>
      Array.from({ length: times }, (_, i) => ({
        ...reported,
        daysAgo: (reported.daysAgo + 2 * i) % 99,
        lineage: `${'abcdef'[i % 6]}.example`,
      })),
    ),
  ]);

/** Entries that an authority added against a country. */
export function listed(iso2: string, lineage: string, added: number, daysAgo = 5): readonly Observation[] {
  const observedAt = NOW - daysAgo * DAY_MS;
  const row = { feedId: `list-${lineage}`, observedAt, knownAt: observedAt, lineage, detail: {} };
  return [
    {
      ...row,
      recordId: `${iso2}:${isoDate(observedAt)}`,
      metric: 'sanctions_additions',
      subject: countrySubject(iso2),
      value: added,
      event: isoDate(observedAt),
    },
    {
      ...row,
      recordId: 'all',
      metric: 'sanctions_entries',
      subject: 'world',
      value: 1_000,
      observedAt: NOW - HOUR_MS,
      knownAt: NOW - HOUR_MS,
      event: isoDate(NOW),
    },
  ];
}
