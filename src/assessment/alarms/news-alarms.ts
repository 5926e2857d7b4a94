import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import type { CountrySignals } from '../country-signals.ts';
import { grouped } from '../english.ts';
import { REPORT_KIND_IDS, type ReportKind } from '../indicators/report-activity.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';
import type { Alarm } from './alarm.ts';

const { minReports, overUsual, minPerDay, daysNeeded, staysAt } = PARAMETERS.alarms.news;
const LINEAGES_NEEDED = 2;
const UNREST: readonly ReportKind[] = ['protest', 'emergency'];

/** Countries of which news of force and unrest is many times what it was, on most of three days. One country does not set off the world. */
export function newsAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  const { volume } = world;
  if (volume === undefined || regionId === 'global') return [];
  if (volume.trailing30 < PARAMETERS.reports.baselineRowsNeeded) return [];
  return countriesOfRegion(regionId).flatMap(({ iso2, name }) => {
    const signals = world.countries.get(iso2);
    const now = signals === undefined ? 0 : sumOf(signals, REPORT_KIND_IDS, 'now');
    if (signals === undefined || now < minReports * staysAt) return [];
    const usual = (sumOf(signals, REPORT_KIND_IDS, 'before') * volume.current) / volume.trailing30;
    const counts = REPORT_KIND_IDS.map((kind) => signals.counts[kind]);
    const days = Array.from({ length: PARAMETERS.reports.currentDays }, (_, day) =>
      counts.reduce((sum, one) => sum + (one.days[day] ?? 0), 0),
    );
    const lineages = new Set(counts.flatMap((one) => one.lineages)).size;
    const times = now / Math.max(1, usual);
    const isSteady = days.filter((count) => count >= minPerDay).length >= daysNeeded;
    const isUnrest = sumOf(signals, UNREST, 'now') * 2 > now;
    return [
      {
        id: `news:${iso2}` as const,
        kind: isUnrest ? ('unrest' as const) : ('force' as const),
        words: `${name}, ${grouped(now)} distinct reports of force and unrest in ${PARAMETERS.reports.currentDays} days, ${grouped(usual, 1)} expected`,
        dataAt: volume.endAt,
        beganAt: volume.endAt - PARAMETERS.reports.currentDays * DAY_MS,
        level: now,
        enters: now >= minReports && times >= overUsual && isSteady && lineages >= LINEAGES_NEEDED,
        stays: times >= overUsual * staysAt,
      },
    ];
  });
}

const sumOf = ({ counts }: CountrySignals, kinds: readonly ReportKind[], span: 'now' | 'before'): number =>
  kinds.reduce((sum, kind) => sum + counts[kind][span], 0);
