import type { TransmissionPath } from '../../contract/intelligence/transmission-path.ts';
import type { World } from '../assess-world.ts';
import { CARGO_EXPOSURE } from '../parameters/cargo-exposure.ts';
import { EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { TRANSMISSION_BANDS } from '../parameters/transmission-bands.ts';
import { BAND_RULES } from '../transmission/bands.ts';
import { FORMULA_WORDS, middleEffect } from '../transmission/effects.ts';
import { transmissionPaths } from '../transmission/transmission-paths.ts';
import { named } from './rules.ts';
import { type SectionContext, type SectionTerms, term } from './section-context.ts';

/** Where a number of a path to a market comes from. */
export function pathTerms(
  index: string | undefined,
  member: string | undefined,
  { world, again }: SectionContext,
): SectionTerms | undefined {
  const path = again.transmissionPaths[Number(index)];
  const found = transmissionPaths(world).find((one) => sameBytes(one.path, path));
  if (path === undefined || found === undefined) return undefined;
  const { template, shock, base, evidence } = found;
  const ids = evidence.map(({ id }) => id);
  const { band, margin, confidence: held } = TRANSMISSION_BANDS[template.bandId];
  const rule = BAND_RULES[template.bandId];
  const words = `${template.mechanism}: ${FORMULA_WORDS[rule.formula]}; multiplied by each end of the band and by the level that changes.`;
  const cargo = Object.entries(CARGO_EXPOSURE).find(([name]) => name === template.exposure)?.[1] ?? {};
  const parameters = [
    { name: 'exposureFloor', value: EXPOSURE_FLOOR },
    ...named('band', { low: Math.min(...band), high: Math.max(...band), confidence: held }),
    ...named(`exposure.${template.exposure}`, cargo),
  ];
  const ends = [
    term('lower end of the band', band[0]),
    term('upper end of the band', band[1]),
    ...(margin ?? []).map((end) => term('added to it, relative change', end)),
  ];
  const terms =
    member === 'confidence'
      ? [term('share of past analogues inside the band', held)]
      : member === 'latencyHours'
        ? [term('hours until the effect shows', template.latencyHours)]
        : [
            term('share lost or turned away, or severity', shock.share, ids),
            ...(shock.closure === undefined ? [] : [term('days since it began', shock.closure.ageDays, ids)]),
            term(`days expected to remain, cause: ${shock.closure?.cause ?? 'not known'}`, shock.days, ids),
            ...(shock.dependence === undefined ? [] : [term('net import dependence', shock.dependence)]),
            ...(shock.extraDays === undefined ? [] : [term('days added to a voyage', shock.extraDays)]),
            term('middle of the relative change', middleEffect(rule.formula, shock), ids),
            ...ends,
            term('price it applies to', base),
          ];
  const isSame = (one: TransmissionPath): boolean =>
    one.templateId === path.templateId && one.start === path.start && one.end === path.end;
  const valueIn = (other: World): number => {
    const left = transmissionPaths(other).find((one) => isSame(one.path))?.path;
    return (member === 'magnitudeLow' ? left?.magnitudeLow : left?.magnitudeHigh) ?? 0;
  };
  const isMagnitude = member === 'magnitudeLow' || member === 'magnitudeHigh';
  return { rule: { words, parameters }, terms, isSum: false, ...(isMagnitude ? { valueIn } : {}) };
}

const sameBytes = (a: TransmissionPath, b: TransmissionPath | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
