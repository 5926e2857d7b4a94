import { numbers, sourceFiles } from './render.mjs';

/** Text of level-panels.ts. */
export function renderLevelPanels({ span, volatility, currency, files }) {
  return `/**
 * Where levels of markets begin to count, read from history: a market at its usual is no pressure. Written by
 * scripts/fit-parameters.mjs; not edited by hand.
 */
export const LEVEL_PANELS = {
  /** Closes from the median of 2010 to 2017 up, by tenths, the top opened to the highest close of 2008 and 2020. */
${numbers('  volatility: ', volatility)}
  /** Medians, over regions and weeks, of the worst currency of a region: fall over 60 quotes (log change), distance of five quotes. */
  currency: { usualFall: ${currency.usualFall}, usualSurprise: ${currency.usualSurprise} },
} as const;

export const LEVEL_PANELS_SOURCE = {
  command: 'node scripts/fit-parameters.mjs',
  span: { from: '${span.from}', to: '${span.to}' },
  looks: ${currency.looks},
${sourceFiles(files)}
} as const;
`;
}
