import { describe, expect, it } from 'vitest';
import { monthlyTable } from '../../../test/kit/synthetic-history.ts';
import type { LaneArtefact } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { countryMonthPanel, monthNumber, monthText } from './country-month-panel.ts';
import { exchangedForecasts } from './exchanged-forecasts.ts';
import { fitArtefact, fitPlacebo } from './fit-artefact.ts';
import { monthlyCases, publishedHindcast, scoredCountries } from './monthly-hindcast.ts';
import { skillOf } from './monthly-report.ts';
import type { ScoredCase } from './scored-case.ts';
import { readVintage, type Vintage } from './vintages.ts';

/** Hand-made wars of twelve countries over ten years, and a release of each of the last eighteen months. */
const PANEL = countryMonthPanel(monthlyTable(10));
const FIRST = monthNumber(PANEL.months[0] ?? '');
const RELEASES = Array.from({ length: 18 }, (_, i) => releaseOf(monthNumber('1997-06') + i));

function releaseOf(lastMonth: number): Vintage {
  const units = [...PANEL.byUnit].filter(([, own]) => own.some((deaths) => deaths > 0));
  const rows = PANEL.months
    .slice(0, lastMonth - FIRST + 1)
    .map((month, i) => `${month},${units.map(([, own]) => own[i] ?? 0).join(',')}`);
  const header = `,${units.map(([iso2]) => iso2).join(',')}`;
  return readVintage(`${header}\n${rows.join('\n')}\n`, `${monthText(lastMonth + 1)}-25`);
}

const KNOWN = { fittedThrough: '1997-05', revisionsThrough: '1997-11' } as const;
const MADE = monthlyCases({ panel: PANEL, vintages: RELEASES, lag: '30d', testFrom: '1998-02', testTo: '1998-07' });

type Countries = LaneArtefact['countries'];

/** Active cases of the half-year after the fit, forecast with the releases of the time. */
function scoredWith(countries: Countries): readonly ScoredCase[] {
  return scoredCountries(publishedHindcast(MADE, { countries }), MADE.options.from).filter(
    ({ stratum }) => stratum === 'active',
  );
}

/** Log skill against the best simple forecast. */
const skill = (cases: readonly ScoredCase[]): number =>
  skillOf(cases)?.skillAgainstBest.logScore?.regionBlocks?.skill ?? Number.NaN;

describe('the placebo of a published model', () => {
  const fitted = scoredWith(fitArtefact(PANEL, '1997-06', RELEASES.slice(0, 6)).countries);
  const placebo = fitPlacebo(PANEL, KNOWN, RELEASES);

  it('has no skill where the model has', () => {
    expect(skill(fitted)).toBeGreaterThan(0.02);
    expect(skill(scoredWith(placebo))).toBeLessThan(0);
  });

  it('is not what is left when forecasts of one country change places: those after an outcome know of it', () => {
    expect(skill(exchangedForecasts(fitted))).toBeGreaterThan(skill(scoredWith(placebo)));
  });

  it('reads no release after those that the published figures were fitted on', () => {
    const later = RELEASES.map((one, i) => (i < 6 ? one : { ...one, byUnit: new Map() }));
    expect(fitPlacebo(PANEL, KNOWN, later)).toEqual(placebo);
  });
});
