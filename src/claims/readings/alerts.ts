import { daysTo, hoursTo, instant, latestDays } from '../period.ts';
import { subjectNamed } from './names.ts';
import { DATE, type EvidenceForm, form, level, NUMBER, numberIn, TIME, timeIn } from './reading.ts';

/** `A, B and C` where every part is a country's name: one with `and` in its own name is not counted. */
const countriesIn = (names = ''): number | undefined => {
  const parts = names.split(/, | and /);
  return parts.every((part) => subjectNamed('country', part) !== undefined) ? parts.length : undefined;
};

/** Air-raid alerts, internet outages and sanctions entries. */
export const ALERT_FORMS: readonly EvidenceForm[] = [
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>[^:]+): air-raid alerts in (?<places>${NUMBER}) places? in ${NUMBER} waves? in the (?<hours>\\d+) hours to (?<end>${TIME}); month before: ${NUMBER} per day\\.`,
    ),
    read: ({ name, places, hours, end }) => [
      level({
        kind: 'event',
        subject: subjectNamed('country', name),
        measure: 'alertedPlaces',
        value: numberIn(places),
        period: hoursTo(Number(hours), timeIn(end)),
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>[^:]+): internet outage with a score of (?<score>${NUMBER}), last seen on (?<at>${TIME}), by .+\\.`,
    ),
    read: ({ name, score, at }) => [
      level({
        kind: 'event',
        subject: subjectNamed('country', name),
        measure: 'outageScore',
        value: numberIn(score),
        period: instant(timeIn(at)),
      }),
    ],
  },
  {
    types: ['sanctions_move'],
    pattern: form(
      `(?<name>[^:]+): up to (?<count>${NUMBER}) entr(?:y|ies) added by one authority in (?<days>\\d+) days; additions by .+\\.`,
    ),
    read: ({ name, count, days }, _, knownAt) => [
      level({
        kind: 'event',
        subject: subjectNamed('country', name),
        measure: 'sanctionsEntries',
        value: numberIn(count),
        period: latestDays(Number(days), knownAt),
      }),
    ],
  },
  {
    types: ['sanctions_move'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) entr(?:y|ies) added to one sanctions list in the (?<days>\\d+) days to (?<end>${DATE})\\.`,
    ),
    read: ({ name, count, days, end }) => [
      level({
        ...{
          kind: 'event',
          subject: subjectNamed('region', name),
          measure: 'sanctionsEntries',
          value: numberIn(count),
        },
        period: daysTo(Number(days), timeIn(end)),
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(`(?<name>[^:]+): (?<count>${NUMBER}) places? under air-raid alert in one day\\.`),
    read: ({ name, count }, { observedAt }) => [
      level({
        ...{ kind: 'event', subject: subjectNamed('region', name), measure: 'alertedPlaces', value: numberIn(count) },
        period: hoursTo(24, observedAt),
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) places? per day under air-raid alert over (?<days>\\d+) days; (?<before>${NUMBER}) in the 30 days before\\.`,
    ),
    read: ({ name, count, days, before }, { observedAt }) => [
      level({
        ...{ kind: 'event', subject: subjectNamed('region', name), measure: 'alertsPerDay', value: numberIn(count) },
        period: hoursTo(24 * Number(days), observedAt),
        comparedWith: { what: 'month_before', value: numberIn(before) },
      }),
    ],
  },
  {
    types: ['cii_spike'],
    pattern: form('(?<name>[^:]+): internet outages? in (?<names>.+)\\.'),
    read: ({ name, names }, { observedAt }) => [
      level({
        ...{ kind: 'event', subject: subjectNamed('region', name), measure: 'outages', value: countriesIn(names) },
        period: instant(observedAt),
      }),
    ],
  },
];
