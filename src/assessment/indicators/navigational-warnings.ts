import { chokepointById } from '../../reference/chokepoints.ts';
import { countSurprise } from '../count-surprise.ts';
import { counted, listed, shortDate } from '../english.ts';
import { sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import type { Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { isoDate } from '../time.ts';
import { type Indicator, type IndicatorReading, indicator } from './indicator.ts';
import { isWarnedOfElsewhere, warningsInForce, watersOfStrait } from './warnings-in-force.ts';

const rules = PARAMETERS.navigationalWarnings;

/** Weight of a danger for who passes, and for how much of it one state coerces another; pirates act for no state. */
export const WARNED_DANGERS: Readonly<Record<string, { readonly passage: number; readonly coercion: number }>> = {
  attack: { passage: 1, coercion: 1 },
  mine: { passage: 1, coercion: 1 },
  piracy: { passage: 1, coercion: 0 },
};

/** Warnings to seafarers near a strait that are in force. */
export interface NavigationalWarnings extends IndicatorReading {
  /** Distinct warnings, by what they warn of. */
  readonly dangers: readonly string[];
  readonly count: number;
  readonly newestAt: number;
  readonly rows: readonly Observation[];
}

/**
 * Undefined, not zero, for a strait that the list does not cover and names in no warning that counts for the use.
 * @param use `passage` for who sails there, `coercion` for danger by a state's force alone
 * @param endAt when the list of warnings was last received, epoch ms; undefined when never
 */
export function navigationalWarnings(
  index: ObservationIndex,
  { chokepointId, use }: { readonly chokepointId: string; readonly use: 'passage' | 'coercion' },
  endAt: number | undefined,
): NavigationalWarnings | undefined {
  const strait = chokepointById(chokepointId);
  if (endAt === undefined || strait === undefined) return undefined;
  const { current, past } = warningsInForce(
    index,
    { metric: 'maritime_warnings', subjects: watersOfStrait(strait) },
    endAt,
  );
  const weigh = (some: readonly Observation[]): number =>
    some.reduce((sum, { detail }) => sum + (WARNED_DANGERS[detail.danger ?? 'attack']?.[use] ?? 0), 0);
  // Pirates do not show that another coordinator's list has nothing of a state's force: unknown, not calm.
  if (isWarnedOfElsewhere(strait) && weigh(current) === 0 && weigh(past) === 0) return undefined;
  const before = weigh(past) / rules.baselineDays;
  const count = weigh(current);
  const expected = before + 1 / rules.baselineDays;
  const counted = current.filter(({ detail }) => (WARNED_DANGERS[detail.danger ?? 'attack']?.[use] ?? 0) > 0);
  return {
    dangers: [...new Set(counted.map(({ detail }) => detail.danger ?? 'attack'))].sort(),
    count: counted.length,
    rows: counted,
    newestAt: counted.reduce((newest, { observedAt }) => Math.max(newest, observedAt), 0) || endAt,
    value: warningSeverity(count, expected),
    usual: warningSeverity(before, expected),
  };
}

const warningSeverity = (count: number, expected: number): number =>
  count === 0
    ? 0
    : severity(panelPosition(rules.panel, count), countSurprise(Math.ceil(count), expected, rules.dispersion));

/** Danger by a state's force, for the countries on the strait's shores. */
export const COERCION_WARNINGS = warnings('coercion', {
  id: 'navigationalWarnings',
  axes: { coercivePressure: 0.15 },
  label: (name) => `${name}: navigational warnings`,
});

/** Danger for ships that pass, for the regions that depend on the strait. */
export const PASSAGE_WARNINGS = warnings('passage', {
  id: 'warningsAccess',
  axes: { maritimeAccess: 0.25 },
  label: () => 'navigational warnings',
});

function warnings(
  use: 'passage' | 'coercion',
  record: Pick<Indicator, 'id' | 'axes'> & { readonly label: (name: string) => string },
): Indicator {
  return indicator({
    ...record,
    input: 'maritime_warnings',
    metric: 'maritime_warnings',
    place: 'chokepoint',
    ages: 'input',
    read: (chokepointId, { index }, endAt) => navigationalWarnings(index, { chokepointId, use }, endAt),
    evidence: ({ dangers, count, newestAt, rows }, { place, name, label, instant }) =>
      evidenceItem({
        type: 'chokepoint_status',
        source: `${label}${sourceName('nga')}`,
        subject: `chokepoint:${place}/warnings/${dangers.join('+')}`,
        event: isoDate(newestAt),
        lineages: ['nga'],
        values: [count],
        summary: `${name}: ${counted(count, 'navigational warning')} in force on ${shortDate(newestAt)} (${listed(dangers)}).`,
        metric: 'maritime_warnings',
        instant,
        observedAt: newestAt,
        rows,
        theater: chokepointById(place)?.theaterId ?? '',
        corridor: place,
      }),
  });
}
