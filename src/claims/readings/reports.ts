import type { Measure } from '../measures.ts';
import { day, daysTo, latestDays, year } from '../period.ts';
import { subjectNamed } from './names.ts';
import { DATE, type EvidenceForm, EXPECTED, expectedIn, form, level, NUMBER, numberIn, timeIn } from './reading.ts';

const COUNT = `no|${NUMBER}`;
const countIn = (text = ''): number => (text === 'no' ? 0 : numberIn(text));

/** What reports are of, as the evidence of a country and of a trigger name it. */
const REPORTED: Readonly<Record<string, Measure>> = {
  'armed force': 'forceReports',
  'shows of military force': 'postureReports',
  'coercion short of force': 'coercionReports',
  'a blockade or movement restricted by force': 'blockadeReports',
  protest: 'protestReports',
  'emergency rule or a coup': 'emergencyReports',
  'cooperation within its blocs': 'cooperationReports',
};

/** The same of a region, as its triggers name them. */
const REPORTED_IN_REGION: Readonly<Record<string, Measure>> = {
  'weighted armed force': 'weightedForceReports',
  'distinct shows of military force': 'postureReports',
  'distinct coercion short of force': 'coercionReports',
  'distinct blockades': 'blockadeReports',
  'distinct protests': 'protestReports',
  'distinct emergency rule and coups': 'emergencyReports',
  'distinct cooperation': 'stateCooperation',
};

/** News, deaths and people: what is counted of a country. */
export const REPORT_FORMS: readonly EvidenceForm[] = [
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) (?<how>weighted|distinct) reports? of (?<what>[^;]+) in (?<days>\\d+) days; (?<expected>${NUMBER}) expected from the 30 days before(?:; random variation exceeds ${NUMBER} about .+)?\\.`,
    ),
    read: ({ name, count, how, what, days, expected }, _, knownAt) => {
      const measure = REPORTED_IN_REGION[`${how} ${what}`];
      if (measure === undefined) return [];
      const period = latestDays(Number(days), knownAt);
      return [
        level({
          ...{ kind: 'event', subject: subjectNamed('region', name), measure, value: numberIn(count), period },
          comparedWith: { what: 'expected', value: numberIn(expected) },
        }),
      ];
    },
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): (?<count>${COUNT}) (?:distinct )?reports? of (?<what>[^;]+?) in (?<days>\\d+) days(?: from (?<outlets>[\\d,]+) outlets?)?(?:, ${NUMBER} when weighted by actors)?(?:; (?<expected>${EXPECTED}) expected)?\\.`,
    ),
    read: ({ name, count, what = '', days, expected }, _, knownAt) => {
      const measure = REPORTED[what];
      if (measure === undefined) return [];
      // The expectation of force is of reports weighted by actors, the count is not.
      const compared = measure === 'forceReports' ? {} : expectedIn(expected);
      const period = latestDays(Number(days), knownAt);
      return [
        level({
          kind: 'event',
          subject: subjectNamed('country', name),
          measure,
          value: countIn(count),
          period,
          ...compared,
        }),
      ];
    },
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): (?<bound>${COUNT}) (?:distinct )?reports? of agreements and protection within its blocs and (?<parted>none|${NUMBER}) of relations reduced or broken in (?<days>\\d+) days from [\\d,]+ outlets?; (?<expected>${EXPECTED}) and (?<partedExpected>${EXPECTED}) expected\\.`,
    ),
    read: ({ name, bound, parted = '', days, expected, partedExpected }, _, knownAt) => {
      const subject = subjectNamed('country', name);
      const period = latestDays(Number(days), knownAt);
      const broken = parted === 'none' ? 0 : numberIn(parted);
      return [
        level({
          kind: 'event',
          subject,
          measure: 'treatyReports',
          value: countIn(bound),
          period,
          ...expectedIn(expected),
        }),
        level({
          kind: 'event',
          subject,
          measure: 'ruptureReports',
          value: broken,
          period,
          ...expectedIn(partedExpected),
        }),
      ];
    },
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): (?<count>${NUMBER}) conflict deaths? in the (?<days>\\d+) days to (?<end>${DATE})(?:; (?<expected>${EXPECTED}) expected from the year before)?\\.`,
    ),
    read: ({ name, count, days, end, expected }) => [
      level({
        kind: 'event',
        subject: subjectNamed('country', name),
        measure: 'conflictDeaths',
        value: numberIn(count),
        period: daysTo(Number(days), timeIn(end)),
        ...expectedIn(expected),
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): (?<count>${NUMBER}) conflict deaths? in (?<days>\\d+) days; (?<before>${NUMBER}) in the \\d+ days before; data to (?<end>${DATE})\\.`,
    ),
    read: ({ name, count, days, before, end }) => [
      level({
        kind: 'event',
        subject: subjectNamed('region', name),
        measure: 'conflictDeaths',
        value: numberIn(count),
        period: daysTo(Number(days), timeIn(end)),
        comparedWith: { what: 'month_before', value: numberIn(before) },
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): (?<count>${NUMBER}) conflict deaths? in (?<days>\\d+) days in the worst-affected country; data to (?<end>${DATE})\\.`,
    ),
    read: ({ name, count, days, end }) => [
      level({
        kind: 'event',
        subject: subjectNamed('region', name),
        measure: 'worstDeaths',
        value: numberIn(count),
        period: daysTo(Number(days), timeIn(end)),
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): (?<count>${NUMBER}) (?:person|people) displaced internally or abroad at (?<at>${DATE})(?:; (?<before>${NUMBER}) a year earlier)?\\.`,
    ),
    read: ({ name, count, at, before }) => [
      level({
        subject: subjectNamed('country', name),
        measure: 'displacedPeople',
        value: numberIn(count),
        period: day(timeIn(at)),
        ...(before === undefined ? {} : { comparedWith: { what: 'year_earlier', value: numberIn(before) } }),
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): political stability estimated at (?<score>${NUMBER}) on a scale of −2\\.5 to 2\\.5 for (?<year>\\d{4})\\.`,
    ),
    read: ({ name, score, year: of }) => [
      level({
        subject: subjectNamed('country', name),
        measure: 'politicalStability',
        value: numberIn(score),
        period: year(Number(of)),
      }),
    ],
  },
];
