import type { Measure } from '../measures.ts';
import { between, day, daysTo, month, type Period } from '../period.ts';
import { subjectNamed } from './names.ts';
import {
  DATE,
  type EvidenceForm,
  level,
  MONTH,
  MOVE,
  market,
  move,
  NUMBER,
  numberIn,
  PERCENT,
  type Reading,
  shareIn,
  timeIn,
} from './reading.ts';

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

/** Prices, currencies and indices. */
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
];

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
