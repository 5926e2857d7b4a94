import { decimal } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { sourceName } from '../evidence/source-name.ts';
import { LONG_RUN_LEVEL } from '../long-run-level.ts';
import { PARAMETERS } from '../parameters.ts';
import { clampUnit } from '../severity.ts';
import { isoDate } from '../time.ts';
import type { Indicator } from './indicator.ts';
import { placeName } from './places.ts';
import { yearlyFigure } from './yearly-figure.ts';

/** The structural part of fragility: political stability, or the prior where no figure is published. */
export const POLITICAL_STABILITY: Indicator = {
  id: 'stability',
  input: 'political_stability',
  metric: 'political_stability',
  place: 'country',
  axes: { domesticFragility: 1 },
  signal(iso2, { index, label }) {
    const { instant } = index;
    const figure = yearlyFigure(index, 'political_stability', iso2);
    if (figure === undefined) return { value: PARAMETERS.prior.domesticFragility, label: LONG_RUN_LEVEL };
    const { value: score, observedAt } = figure;
    const { best, worst } = PARAMETERS.stability;
    const name = placeName('country', iso2);
    const evidence = countryEvidence(iso2, {
      about: 'stability',
      source: `${label}${sourceName('world-bank')}`,
      event: isoDate(observedAt),
      lineages: ['world-bank'],
      values: [score],
      summary: `${name}: political stability estimated at ${decimal(score)} on a scale of −2.5 to 2.5 for ${new Date(observedAt).getUTCFullYear()}.`,
      metric: 'political_stability',
      instant,
      observedAt,
    });
    return {
      value: best + (worst - best) * clampUnit(-score / 2.5),
      label: `${name}: political stability`,
      isMeasured: true,
      evidence,
    };
  },
};
