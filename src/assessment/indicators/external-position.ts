import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Country } from '../../reference/countries.ts';
import { grouped, measured } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition } from '../severity.ts';
import { type IndicatorReading, indicator, type Where } from './indicator.ts';
import { yearlyFigure } from './yearly-figure.ts';

const rules = PARAMETERS.externalPosition;

/** What a country owes, earns and holds against the rest of the world, from yearly figures. */
export interface ExternalPosition extends IndicatorReading {
  /** In words with their year, for evidence. */
  readonly figures: readonly string[];
  readonly values: readonly number[];
  readonly newestAt: number;
}

const ofGdp = (value: number): string => `${grouped(value, 1)}% of GDP`;

const FIGURES = [
  { metric: 'government_debt', name: 'government debt', write: ofGdp, panel: rules.governmentDebt },
  {
    metric: 'short_term_debt',
    name: 'short-term foreign debt',
    write: (value: number) => `${grouped(value, 1)}% of reserves`,
    panel: rules.shortTermDebt,
  },
  {
    metric: 'reserves_months',
    name: 'reserves',
    write: (value: number) => `${measured(value, 1, 'month')} of imports`,
    panel: rules.reservesShortfall,
  },
  { metric: 'current_account', name: 'current account', write: ofGdp, panel: rules.currentDeficit },
] as const;

/** The mean position of the figures that are published; a structure, so without surprise. Undefined without any. */
export function externalPosition(index: ObservationIndex, iso2: string): ExternalPosition | undefined {
  const known = FIGURES.flatMap(({ metric, name, write, panel }) => {
    const figure = yearlyFigure(index, metric, iso2);
    if (figure === undefined) return [];
    const exposed =
      metric === 'reserves_months'
        ? rules.ampleReserves - figure.value
        : metric === 'current_account'
          ? -figure.value
          : figure.value;
    return [{ ...figure, words: `${name} ${write(figure.value)}`, position: panelPosition(panel, exposed) }];
  });
  if (known.length === 0) return undefined;
  const value = known.reduce((sum, { position }) => sum + position, 0) / known.length;
  const newestAt = known.reduce((newest, { observedAt }) => Math.max(newest, observedAt), 0);
  const words = known.map(({ words: said, observedAt }) => `${said} (${new Date(observedAt).getUTCFullYear()})`);
  return { figures: words, values: known.map((figure) => figure.value), newestAt, value, usual: value };
}

export const EXTERNAL_POSITION = indicator({
  id: 'externalPosition',
  input: 'external_position',
  metric: 'current_account',
  place: 'country',
  axes: { capitalStress: 0.6 },
  rest: 'structural',
  ages: 'place',
  prior: () => rules.unknown,
  label: (name) => `${name}: external position`,
  read: (iso2, { index }) => externalPosition(index, iso2),
  evidence: (found, { place, name, ...shown }) => externalPositionEvidence(shown, { iso2: place, name }, found),
});

export function externalPositionEvidence(
  { label, instant }: Pick<Where, 'label' | 'instant'>,
  { iso2, name }: Pick<Country, 'iso2' | 'name'>,
  { figures, values, newestAt }: ExternalPosition,
): EvidenceItem {
  return marketEvidence(label, {
    metric: 'current_account',
    instant,
    lineage: 'world-bank',
    subject: `country:${iso2}/external-position`,
    values,
    summary: `${name}: ${figures.join('; ')}.`,
    observedAt: newestAt,
    iso2,
  });
}
