import type { MetricId } from '../../../assessment/metrics.ts';
import { airportSubject, firSubject } from '../../../assessment/observation.ts';
import { DAY_MS, isoDate, isoMinute } from '../../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../../ports/feed.ts';
import { airportByIcao } from '../../../reference/airports.ts';
import { flightRegionByIcao } from '../../../reference/flight-regions.ts';
import { type ParsedRows, startTally } from '../../parsed.ts';
import { plainDetail, plainText } from '../../plain-text.ts';
import { type Notam, parseNotam } from './notam.ts';

/**
 * Observations of the notices in force: aerodromes closed to all, and airspace closed or dangerous. One for each notice,
 * place and UTC day, with `observedAt` at the start of that day, or of the notice on its first. Notices that hold at some
 * hours only are reported for the full day; `detail.schedule` says which hours.
 * @param now epoch ms
 */
export function parseNotams(texts: readonly string[], now: number): ParsedRows {
  const tally = startTally();
  for (const text of texts) {
    const outcome = readNotice(text, now);
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep(outcome);
  }
  return tally.rows();
}

/**
 * ICAO Doc 8126: second and third letter say what (FA aerodrome; A airspace; R and the W of dangers: restricted areas,
 * missiles, firing, exercises), fourth and fifth in which state (LC closed, LW will take place, CA active).
 */
const CLOSED_AERODROME = 'QFALC';
const RESTRICTED_AIRSPACE = /^Q(?:R[ADMOPRT](?:CA|LC|LW)|A[AF](?:LC|CA)|W[EMV]LW)$/;

function metricOf({ qCode, text }: Notam): MetricId | undefined {
  if (qCode === CLOSED_AERODROME) return /\bCLSD (?:TO (?!ALL\b)|EXC\b)/.test(text) ? undefined : 'airport_closure';
  return RESTRICTED_AIRSPACE.test(qCode) ? 'airspace_restriction' : undefined;
}

function readNotice(raw: string, now: number): 'not_ours' | readonly ReadObservation[] | FeedProblem {
  const parsed = parseNotam(raw);
  if (parsed.status === 'unreadable')
    return { kind: parsed.kind, recordId: plainText(raw, 40), message: parsed.reason };
  const { notam } = parsed;
  const metric = metricOf(notam);
  const isInForce = notam.fromAt <= now && (notam.untilAt ?? now) >= now;
  if (metric === undefined || notam.kind === 'cancelling' || !isInForce) return 'not_ours';
  const subjects = metric === 'airport_closure' ? airportsOf(notam) : regionsOf(notam);
  if (subjects.length === 0) {
    const kind = metric === 'airport_closure' ? 'unresolved_airport' : 'unresolved_fir';
    return { kind, recordId: notam.id, message: [notam.fir, ...notam.locations].join(' ') };
  }
  return subjects.map((subject) => ({
    recordId: `${notam.fir}:${notam.id}:${isoDate(now)}`,
    metric,
    subject,
    value: 1,
    observedAt: Math.max(notam.fromAt, Math.floor(now / DAY_MS) * DAY_MS),
    lineage: `notam:${notam.fir}`,
    event: `notam:${notam.fir}:${notam.id}`,
    detail: plainDetail({
      notam: notam.id,
      code: notam.qCode,
      schedule: notam.schedule,
      from: isoMinute(notam.fromAt),
      until: notam.untilAt === undefined ? 'permanent' : isoMinute(notam.untilAt),
      text: notam.text,
    }),
  }));
}

const airportsOf = ({ locations }: Notam): readonly string[] =>
  locations.filter((icao) => airportByIcao(icao) !== undefined).map(airportSubject);

/** Those it names as places, or else the one of its qualifier: some authorities write a code for several there. */
function regionsOf({ fir, locations }: Notam): readonly string[] {
  const named = [...new Set(locations)].filter((icao) => flightRegionByIcao(icao) !== undefined);
  return (named.length > 0 ? named : [fir].filter((icao) => flightRegionByIcao(icao) !== undefined)).map(firSubject);
}
