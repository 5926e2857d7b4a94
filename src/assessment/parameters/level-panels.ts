/**
 * Where levels of markets begin to count, read from history: a market at its usual level adds no pressure. Written by
 * scripts/fit-parameters.mjs; not edited by hand.
 */
export const LEVEL_PANELS = {
  /** Closes from the median of 2010 to 2017 up, by tenths, the top opened to the highest close of 2008 and 2020. */
  volatility: [15.6, 16.8, 18.2, 20.5, 24.6, 82.7],
  /** Medians, over regions and weeks, of the worst currency of a region: fall over 60 quotes (log change), distance of five quotes. */
  currency: { usualFall: 0.014, usualSurprise: 0.63 },
} as const;

export const LEVEL_PANELS_SOURCE = {
  command: 'node scripts/fit-parameters.mjs',
  span: { from: '1999-01-04', to: '2017-12-31' },
  looks: 5484,
  files: [
    {
      path: 'history/markets/vix_close_internal_use_only.csv',
      sha256: 'cc3a93ca5bee5bbcf1ccb6bda06da0314049007841394748cd1643f405eb6d68',
      rows: 4051,
    },
    {
      path: 'history/markets/ecb_eurofxref_hist.csv',
      sha256: 'ac8b9860a33732f8a54b284bf6c11a5fd7259c44080d72250a8b798c2d3cf1d7',
      rows: 6675,
    },
  ],
} as const;
