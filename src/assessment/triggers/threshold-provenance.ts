import { counted, grouped } from '../english.ts';
import type { FitSource, ThresholdFit } from './trigger-rule.ts';

/** The histories of thresholds as readers know them, by the name of the source. */
const HISTORIES: Readonly<Record<string, string>> = {
  deaths: 'UCDP conflict deaths',
  currencies: 'ECB reference rates',
  crude: 'Brent crude prices',
  gas: 'Henry Hub gas prices',
  credit: 'the St. Louis Fed Financial Stress Index',
  volatility: 'the Cboe Volatility Index',
  transits: 'PortWatch transits',
  malacca: 'PortWatch transits',
  sirens: 'Home Front Command alerts',
  reports: 'GDELT events, a proxy',
  sanctions: 'OFAC list changes, a proxy',
};

/**
 * Where a threshold comes from, as a sentence: "Estimated on PortWatch transits, 2019–2020; at most 1.6 false alarms per year."
 * @param wasTried whether history was searched for a threshold, also without success
 * @throws Error for a history without a name in the table above
 */
export function thresholdProvenance(history: (ThresholdFit & FitSource) | undefined, wasTried: boolean): string {
  if (history === undefined)
    return wasTried
      ? 'Set by judgement: the historical data do not support an estimate.'
      : 'Set by judgement: no historical data.';
  const { source, from, to, counted: rule, perYear } = history;
  const name = HISTORIES[source];
  if (name === undefined) throw new Error(`no name for the history ${source}`);
  // Where every activation counts as false, the number is an upper bound.
  const bound = rule === 'activations' && perYear > 0 ? 'at most ' : '';
  return `Estimated on ${name}, ${from.slice(0, 4)}–${to.slice(0, 4)}; ${bound}${falseAlarms(perYear)} per year.`;
}

function falseAlarms(perYear: number): string {
  const shown = grouped(perYear, 1);
  if (perYear === 0) return 'no false alarms';
  return shown === '1' ? counted(1, 'false alarm') : `${shown} false alarms`;
}
