import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { grouped, shortDate } from '../english.ts';
import { sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import { geopoliticalRisk } from '../indicators/geopolitical-risk.ts';
import { seriesSubject } from '../observation.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS, isoDate } from '../time.ts';
import type { Alarm } from './alarm.ts';

const { days, overUsual, staysAt } = PARAMETERS.alarms.press;
const LINEAGE = 'gpr-index';

/**
 * A week in which newspapers write of geopolitical risk far more than in the year before. The daily index says of no country: it
 * sets off the world alone, and moves no axis of a region that has no part in it.
 */
export function pressAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  if (regionId !== 'global') return [];
  const risk = geopoliticalRisk(world.index);
  if (risk === undefined) return [];
  const { mean, usual, newestAt } = risk;
  const times = mean / usual;
  const figures = `${grouped(mean)} in the week to ${shortDate(newestAt)}, ${grouped(times, 1)} times the median of the year before`;
  return [
    {
      id: 'press:world' as const,
      kind: 'force' as const,
      words: `geopolitical risk in newspapers ${figures}`,
      dataAt: newestAt,
      beganAt: newestAt - days * DAY_MS,
      level: times,
      evidence: evidenceItem({
        type: 'cii_spike',
        source: `${world.label}${sourceName(LINEAGE)}`,
        subject: seriesSubject('geopolitical-risk'),
        event: isoDate(newestAt),
        lineages: [LINEAGE],
        values: [mean, usual],
        summary: `Geopolitical risk in ten newspapers (Caldara and Iacoviello): ${figures}.`,
        metric: 'geopolitical_risk',
        instant: world.instant,
        observedAt: newestAt,
        theater: '',
        corridor: '',
      }),
      enters: times >= overUsual,
      stays: times >= overUsual * staysAt,
    },
  ];
}
