import type { Measure } from '../measures.ts';
import { month, year } from '../period.ts';
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

/** Equities, bonds, trade balances, inflation and oil of one country or of a region's countries. */
export const NATIONAL_FIGURE_FORMS: readonly EvidenceForm[] = [
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
