import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { AIRSPACE_STATUSES } from '../../contract/intelligence/vocabulary.ts';
import { THEATERS } from '../../reference/theaters.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences, measuredSentences } from '../measured.ts';
import { hoursTo, instant, periodWords } from '../period.ts';
import { isKnownSubject, subjectInProse } from '../subjects.ts';
import { stated } from '../units.ts';
import { wholePercent } from './level.ts';

const TRAFFIC_HOURS = 24;

/**
 * Airspaces and airports that are not open, and civil flights that are missing. The reasons are notices, which become claims with
 * their records; a hole in the coverage is a gap, not traffic.
 */
export function mobilityClaims({ regionId, generatedAt, mobility, meta }: SnapshotDraft, make: MakeClaim): Claim[] {
  const now = instant(generatedAt);
  const day = hoursTo(TRAFFIC_HOURS, generatedAt);
  const rest = { kind: 'mobility', certainty: meta.snapshotConfidence } as const;
  const airspaces = worst(mobility.airspace.map(({ airspaceId, status }) => [airspaceOf(airspaceId), status]));
  const airports = mobility.airports.map(({ icao, status }) => [`airport:${icao}`, status] as const);
  const flights = mobility.flightCorridors.flatMap(({ corridor, stressLevel, reroutedFlights24h }) => {
    const theater = THEATERS.find(({ name }) => name === corridor);
    if (theater === undefined) return [];
    const place = { ...rest, subject: `theater:${theater.id}`, predicate: 'measures', period: day };
    return [
      make({ ...place, measure: 'flightShortfall', value: stated(stressLevel, 'share'), unit: 'share' }),
      make({ ...place, measure: 'reroutedFlights', value: reroutedFlights24h, unit: 'number' }),
    ];
  });
  const isSeen = !meta.missingInputs.includes('mobility') && mobility.flightCorridors.length > 0;
  return [
    ...[...airspaces, ...airports]
      .filter(([subject]) => isKnownSubject(subject))
      .map(([subject, status]) => make({ ...rest, subject, predicate: 'is', object: status, period: now })),
    ...flights,
    ...(isSeen
      ? [
          make({
            ...{
              ...rest,
              subject: `region:${regionId}`,
              predicate: 'measures',
              measure: 'rerouteIntensity',
              period: day,
            },
            ...{ value: wholePercent(mobility.rerouteIntensity), unit: 'share' },
          }),
        ]
      : []),
  ];
}

/** `OYSC`, `OIIX/A1234` of one notice, `theater:gulf`. */
function airspaceOf(id: string): string {
  if (id.startsWith('theater:')) return `airspace-over:${id.slice('theater:'.length)}`;
  return `airspace:${id.split('/')[0] ?? id}`;
}

/** One status a subject: the worst of its notices. */
function worst(found: readonly (readonly [subject: string, status: (typeof AIRSPACE_STATUSES)[number]])[]) {
  const states = new Map<string, (typeof AIRSPACE_STATUSES)[number]>();
  for (const [subject, status] of found) {
    const known = states.get(subject);
    if (known === undefined || AIRSPACE_STATUSES.indexOf(known) < AIRSPACE_STATUSES.indexOf(status))
      states.set(subject, status);
  }
  return [...states];
}

export function mobilitySentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', period } = claim;
  if (predicate !== 'is') return measuredSentences(claim);
  return clauseSentences(`${subjectInProse(subject)} was ${object} ${periodWords(period)}`);
}
