import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { airportByIcao } from '../../reference/airports.ts';
import type { Country } from '../../reference/countries.ts';
import { flightRegionByIcao } from '../../reference/flight-regions.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { counted, shortDate, shortTime } from '../english.ts';
import { evidenceItem } from '../evidence.ts';
import type { MetricId } from '../metrics.ts';
import { hazardName, type Notice } from '../mobility/notices-in-force.ts';
import { countrySubject, type Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import type { SourceLabel } from '../source-label.ts';
import { DAY_MS } from '../time.ts';
import { sourceName } from './source-name.ts';

const WORDS: Readonly<Partial<Record<MetricId, string>>> = {
  airport_closure: 'closed',
  airport_ground_stop: 'ground stop for arrivals',
  airport_delay: 'delays',
  airspace_restriction: 'airspace restricted',
  airspace_hazard: 'warning to aircraft',
};

/** A notice in force; its id stays until its authority issues another. */
export function noticeEvidence(label: SourceLabel, { metric, icao, row }: Notice, instant: number): EvidenceItem {
  const airport = airportByIcao(icao);
  const iso2 = airport?.country ?? flightRegionByIcao(icao)?.countries[0] ?? '';
  const about = airport === undefined ? icao : `${airport.name} (${icao})`;
  const measure = metric === 'airport_delay' ? ` of ${counted(row.value, 'minute')}` : '';
  const hazard = row.detail.hazard === undefined ? '' : ` of ${hazardName(row.detail.hazard)}`;
  const number = row.detail.notam === undefined ? '' : ` ${row.detail.notam}`;
  const by = metric === 'airspace_hazard' ? '' : ` by notice${number}`;
  return evidenceItem({
    type: 'mobility_disruption',
    source: `${label}${sourceName(row.lineage, 'ISIGMET')}`,
    subject: `${row.subject}/${metric}`,
    event: row.event,
    lineages: [row.lineage],
    values: [row.value],
    summary: `${about}: ${WORDS[metric] ?? metric}${hazard}${measure}${by}, reported ${shortTime(row.observedAt)}.`,
    metric,
    instant,
    observedAt: row.observedAt,
    theater: theaterOfCountry(iso2)?.id ?? '',
    corridor: '',
    rows: [row],
  });
}

/** Strong earthquakes and disaster alerts of a country in the last week: nothing of it is coercion. */
export function hazardEvidence(label: SourceLabel, country: Country, index: ObservationIndex): readonly EvidenceItem[] {
  const { minMagnitude, minAlert, hazardDays } = PARAMETERS.mobility;
  const since = index.instant - hazardDays * DAY_MS;
  const events = new Map<string, Observation[]>();
  for (const [metric, least] of [
    ['earthquake_magnitude', minMagnitude],
    ['hazard_alert', minAlert],
  ] as const)
    for (const row of index.series(metric, countrySubject(country.iso2)))
      if (row.observedAt > since && row.value >= least) events.set(row.event, [...(events.get(row.event) ?? []), row]);
  return [...events].flatMap(([event, rows]) => {
    const newest = rows.at(-1);
    if (newest === undefined) return [];
    const lineages = [...new Set(rows.map(({ lineage }) => lineage))].sort();
    return [
      evidenceItem({
        type: 'mobility_disruption',
        source: `${label}${lineages.map((lineage) => sourceName(lineage)).join(', ')}`,
        subject: `country:${country.iso2}/hazard`,
        event,
        lineages,
        values: rows.map(({ value }) => value),
        summary: `${country.name}: ${[...new Set(rows.map(hazardWords))].sort().join('; ')} on ${shortDate(newest.observedAt)}.`,
        metric: newest.metric === 'earthquake_magnitude' ? 'earthquake_magnitude' : 'hazard_alert',
        instant: index.instant,
        observedAt: newest.observedAt,
        theater: theaterOfCountry(country.iso2)?.id ?? '',
        corridor: '',
        rows,
      }),
    ];
  });
}

const ALERTS = ['no', 'green', 'orange', 'red'];
const HAZARDS: Readonly<Record<string, string>> = {
  EQ: 'an earthquake',
  TC: 'a tropical cyclone',
  FL: 'a flood',
  VO: 'volcanic activity',
  DR: 'a drought',
  WF: 'a wildfire',
};

function hazardWords({ metric, value, detail }: Observation): string {
  if (metric === 'earthquake_magnitude') return `earthquake of magnitude ${value.toFixed(1)}`;
  return `${ALERTS[value] ?? 'an'} alert for ${HAZARDS[detail.type ?? ''] ?? 'a disaster'}`;
}
