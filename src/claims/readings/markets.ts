import type { Measure } from '../measures.ts';
import { between, day, daysTo, month, type Period, year } from '../period.ts';
import { subjectNamed } from './names.ts';
import {
  DATE,
  type EvidenceForm,
  form,
  level,
  move,
  NUMBER,
  numberIn,
  PERCENT,
  type Reading,
  shareIn,
  timeIn,
} from './reading.ts';

const MONTH = String.raw`[A-Z][a-z]{2} \d{4}`;
const MOVE = `(?:up|down) ${PERCENT}`;
const market = (source: string, read: EvidenceForm['read']): EvidenceForm => ({
  types: ['market_signal', 'cii_spike'],
  pattern: form(source),
  read,
});

/** A price compared with its median: `94.28 USD per barrel on …, 14.7% above its recent median of 82.16`. */
function priced(name: string | undefined, measure: Measure, price: string | undefined, rest: Record<string, string>) {
  const { at, by, median } = rest;
  const change = shareIn(by);
  return level({
    kind: 'price',
    subject: subjectNamed('series', name),
    measure,
    value: numberIn(price),
    period: day(timeIn(at)),
    comparedWith: { what: 'recent_median', value: numberIn(median), ...(change === undefined ? {} : { change }) },
  });
}

const FIGURES: readonly (readonly [pattern: RegExp, measure: Measure])[] = [
  [/^government debt (\S+)% of GDP/, 'governmentDebt'],
  [/^short-term foreign debt (\S+)% of reserves/, 'shortTermDebt'],
  [/^reserves (\S+) months? of imports/, 'reserves'],
  [/^current account (\S+)% of GDP/, 'currentAccount'],
];

function yearly(name: string | undefined, text: string): Reading | undefined {
  const [, of] = /\((\d{4})\)$/.exec(text) ?? [];
  for (const [pattern, measure] of FIGURES) {
    const [, value] = pattern.exec(text) ?? [];
    if (value !== undefined && of !== undefined)
      return level({
        subject: subjectNamed('country', name),
        measure,
        value: numberIn(value),
        period: year(Number(of)),
      });
  }
  return undefined;
}

const brentSince = (names: Record<string, string>): Reading | undefined =>
  move({
    subject: subjectNamed('series', names.name),
    measure: 'quoteMove',
    words: names.move,
    period: between(timeIn(names.from), timeIn(names.at)),
    comparedWith: { what: 'earlier', value: numberIn(names.before) },
  });

const quoteOf = (name: string | undefined, price: string | undefined, at: string | undefined): Reading | undefined =>
  level({
    kind: 'price',
    subject: subjectNamed('series', name),
    measure: 'crudePrice',
    value: numberIn(price),
    period: day(timeIn(at)),
  });

/** Prices, currencies, indices and balances. */
export const MARKET_FORMS: readonly EvidenceForm[] = [
  market(
    `(?<name>[^:]+): (?<price>${NUMBER}) USD per barrel on (?<at>${DATE}), (?<by>${PERCENT}) (?:above|below) its recent median of (?<median>${NUMBER})\\.`,
    ({ name, price, ...rest }) => [priced(name, 'crudePrice', price, rest)],
  ),
  market(
    `(?<name>[^:]+): (?<price>${NUMBER}) USD per million BTU on (?<at>${DATE}), (?<by>${PERCENT}) (?:above|below) its recent median of (?<median>${NUMBER})\\.`,
    ({ name, price, ...rest }) => [priced(name, 'gasPrice', price, rest)],
  ),
  market(
    `(?<name>[^:]+): (?<price>${NUMBER}) USD per barrel on (?<at>${DATE}), (?<move>${MOVE}) from (?<before>${NUMBER}) on (?<from>${DATE})\\.`,
    (names) => [quoteOf(names.name, names.price, names.at), brentSince(names)],
  ),
  market(
    `[^:]+: Brent crude (?<price>${NUMBER}) USD per barrel on (?<at>${DATE}), (?<by>${PERCENT}) (?<way>above|below) its 30-day mean\\.`,
    ({ price, at, by, way }) => [
      quoteOf('Brent crude', price, at),
      move({
        subject: 'series:brent',
        measure: 'meanMove',
        words: `${way === 'above' ? 'up' : 'down'} ${by}`,
        period: day(timeIn(at)),
      }),
    ],
  ),
  market(
    `(?<name>[^:]+): (?<five>${MOVE}) over five trading days to (?<at>${DATE}) against [^()]+ \\(${NUMBER} standard deviations\\), (?<sixty>${MOVE}) over sixty\\.`,
    ({ name, five, sixty, at }) => {
      const subject = subjectNamed('currency', name);
      const period = day(timeIn(at));
      return [
        move({ subject, measure: 'fiveDayMove', words: five, period }),
        move({ subject, measure: 'sixtyDayMove', words: sixty, period }),
      ];
    },
  ),
  market(
    `[^:]+: (?<name>.+) (?<five>${MOVE}) against the euro and the US dollar over five trading days to (?<at>${DATE})\\.`,
    ({ name, five, at }) => [
      move({ subject: subjectNamed('currency', name), measure: 'fiveDayMove', words: five, period: day(timeIn(at)) }),
    ],
  ),
  market(
    `(?<name>[^:]+): currencies of oil importers (?<move>${MOVE}) on average against the US dollar from (?<from>${DATE}) to (?<at>${DATE})\\.`,
    ({ name, move: words, from, at }) => [
      move({
        subject: subjectNamed('region', name),
        measure: 'importerCurrencyMove',
        words,
        period: between(timeIn(from), timeIn(at)),
      }),
    ],
  ),
  market(
    `Implied equity volatility \\(VIX\\): (?<level>${NUMBER}) on (?<at>${DATE}), above ${PERCENT} of the closes of the year before\\.`,
    ({ level: close, at }) => [indexLevel('vix', close, day(timeIn(at)))],
  ),
  market(
    `[^:]+: implied equity volatility \\(VIX\\) (?<level>${NUMBER}) on (?<at>${DATE})\\.`,
    ({ level: close, at }) => [indexLevel('vix', close, day(timeIn(at)))],
  ),
  market(
    `Credit market stress: index (?<level>${NUMBER}) in the week to (?<at>${DATE}) \\(0 = an ordinary week\\); typical in the two years before: (?<usual>${NUMBER})\\.`,
    ({ level: index, at, usual }) => [
      indexLevel('credit-stress', index, daysTo(7, timeIn(at)), { what: 'typical', value: numberIn(usual) }),
    ],
  ),
  market(
    `[^:]+: St\\. Louis Fed Financial Stress Index (?<level>${NUMBER}) on (?<at>${DATE})\\.`,
    ({ level: index, at }) => [indexLevel('stlfsi', index, day(timeIn(at)))],
  ),
  market(
    `FAO Food Price Index: (?<level>${NUMBER}) in (?<month>${MONTH}) \\(2014–2016 = 100\\), (?<move>${MOVE}) year on year\\.`,
    ({ level: index, month: of, move: words }) => [
      indexLevel('ffpi', index, month(timeIn(of))),
      move({ subject: 'series:ffpi', measure: 'yearMove', words, period: month(timeIn(of)) }),
    ],
  ),
  market(
    `(?<name>[^:]+): equities (?<drawdown>${PERCENT}) below their 12-month high in (?<month>${MONTH}), (?<move>${MOVE}) in the month\\.`,
    ({ name, drawdown, month: of, move: words }) => {
      const subject = subjectNamed('country', name);
      const period = month(timeIn(of));
      return [
        level({ subject, measure: 'equityDrawdown', value: shareIn(drawdown), period }),
        move({ subject, measure: 'equityMove', words, period }),
      ];
    },
  ),
  market(
    `(?<name>[^:]+): 10-year spread over [^:]+? (?<spread>${NUMBER}) percentage points in (?<month>${MONTH}); typical: (?<usual>${NUMBER})\\.`,
    ({ name, spread, month: of, usual }) => [
      level({
        subject: subjectNamed('country', name),
        measure: 'sovereignSpread',
        value: numberIn(spread),
        period: month(timeIn(of)),
        comparedWith: { what: 'typical', value: numberIn(usual) },
      }),
    ],
  ),
  market(
    `(?<name>[^:]+): net gas imports of (?<imports>${NUMBER}) TJ in (?<month>${MONTH}); typical for the month: (?<usual>${NUMBER}) TJ\\.`,
    ({ name, imports, month: of, usual }) => [
      level({
        subject: subjectNamed('country', name),
        measure: 'gasImports',
        value: numberIn(imports),
        period: month(timeIn(of)),
        comparedWith: { what: 'typical', value: numberIn(usual) },
      }),
    ],
  ),
  market(
    `(?<name>[^:]+): consumer prices (?<way>up|down) (?<rate>${PERCENT}) in (?<year>\\d{4})\\.`,
    ({ name, way, rate, year: of }) => {
      const share = shareIn(rate);
      return [
        level({
          subject: subjectNamed('country', name),
          measure: 'inflation',
          value: share === undefined ? undefined : way === 'up' ? share : -share,
          period: year(Number(of)),
        }),
      ];
    },
  ),
  market(
    `(?<name>[^:]+): consumed (?<used>${NUMBER}) and produced (?<made>${NUMBER}) million barrels of oil per day in (?<year>\\d{4}); (?<share>${PERCENT}) of (?<of>the world's net exports|consumption imported)\\.`,
    ({ name, used, made, year: of, share, of: what = '' }) => {
      const subject = subjectNamed('country', name);
      const period = year(Number(of));
      const measure = what.startsWith('the') ? 'oilExportShare' : 'oilImportShare';
      return [
        level({ subject, measure: 'oilConsumption', value: numberIn(used), period }),
        level({ subject, measure: 'oilProduction', value: numberIn(made), period }),
        level({ subject, measure, value: shareIn(share), period }),
      ];
    },
  ),
  market(
    `(?<name>[^:]+): net oil importers import (?<imports>${PERCENT}) of their consumption; net exporters supply (?<exports>${PERCENT}) of the world's net exports \\([\\d,]+ countr(?:y|ies), figures to (?<year>\\d{4})\\)\\.`,
    ({ name, imports, exports, year: of }) => {
      const subject = subjectNamed('region', name);
      const period = year(Number(of));
      return [
        level({ subject, measure: 'importersDependence', value: shareIn(imports), period }),
        level({ subject, measure: 'oilExportShare', value: shareIn(exports), period }),
      ];
    },
  ),
  market(
    `(?<name>[^:]+): net oil imports (?<imports>${PERCENT}) of consumption; net exports (?<exports>${PERCENT}) of the world's \\(figures to (?<year>\\d{4})\\)\\.`,
    ({ name, imports, exports, year: of }) => {
      const subject = subjectNamed('country', name);
      const period = year(Number(of));
      return [
        level({ subject, measure: 'oilImportShare', value: shareIn(imports), period }),
        level({ subject, measure: 'oilExportShare', value: shareIn(exports), period }),
      ];
    },
  ),
  market(
    `[^:]+: FAO Food Price Index (?<level>${NUMBER}) on (?<at>${DATE}), (?<move>${MOVE}) year on year\\.`,
    ({ level: index, at, move: words }) => [
      indexLevel('ffpi', index, month(timeIn(at))),
      move({ subject: 'series:ffpi', measure: 'yearMove', words, period: month(timeIn(at)) }),
    ],
  ),
  market(
    `[^:]+: natural gas at Henry Hub (?<price>${NUMBER}) USD per million BTU on (?<at>${DATE}), (?<by>${PERCENT}) (?<way>above|below) its 30-day mean\\.`,
    ({ price, at, by, way }) => [
      level({
        ...{ kind: 'price', subject: 'series:henry-hub', measure: 'gasPrice', value: numberIn(price) },
        period: day(timeIn(at)),
      }),
      move({
        ...{ subject: 'series:henry-hub', measure: 'meanMove', words: `${way === 'above' ? 'up' : 'down'} ${by}` },
        period: day(timeIn(at)),
      }),
    ],
  ),
  market(
    `[^:]+: (?<name>.+), equities (?<share>${PERCENT}) below their 12-month high in the month to (?<end>${DATE})\\.`,
    ({ name, share, end }) => [ofMonth(name, 'equityDrawdown', shareIn(share), end)],
  ),
  market(
    `[^:]+: (?<name>.+), sovereign spread (?<points>${NUMBER}) percentage points above its norm in the month to (?<end>${DATE})\\.`,
    ({ name, points, end }) => [ofMonth(name, 'spreadOverNorm', numberIn(points), end)],
  ),
  market(
    `[^:]+: (?<name>.+), gas imports (?<share>${PERCENT}) below the norm of the month in the month to (?<end>${DATE})\\.`,
    ({ name, share, end }) => [ofMonth(name, 'gasShortfall', shareIn(share), end)],
  ),
  market(
    `(?<name>[^:]+): (?<figures>(?:government debt|short-term|reserves|current account) .+)\\.`,
    ({ name, figures = '' }) => figures.split('; ').map((text) => yearly(name, text)),
  ),
];

/** Of a country in the month that holds a day. */
const ofMonth = (name: string | undefined, measure: Measure, value: number | undefined, end: string | undefined) =>
  level({ subject: subjectNamed('country', name), measure, value, period: month(timeIn(end)) });

function indexLevel(
  series: string,
  value: string | undefined,
  period: Period,
  comparedWith?: NonNullable<Reading['comparedWith']>,
): Reading | undefined {
  return level({
    subject: `series:${series}`,
    measure: 'indexLevel',
    value: numberIn(value),
    period,
    ...(comparedWith === undefined ? {} : { comparedWith }),
  });
}
