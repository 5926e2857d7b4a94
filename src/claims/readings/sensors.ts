import { day, daysTo, hoursTo, instant, since } from '../period.ts';
import { subjectNamed } from './names.ts';
import {
  DATE,
  type EvidenceForm,
  form,
  level,
  NUMBER,
  numberIn,
  PERCENT,
  type Reading,
  shareIn,
  TIME,
  timeIn,
} from './reading.ts';

const typical = (text: string | undefined) =>
  text === undefined ? {} : { comparedWith: { what: 'typical' as const, value: numberIn(text) } };

/** Corridors, ships, warnings and aircraft: what sensors and notices count. */
export const SENSOR_FORMS: readonly EvidenceForm[] = [
  {
    types: ['chokepoint_status'],
    pattern: form(
      `(?<name>[^:]+): (?<mean>${NUMBER}) transits per day in the week to (?<end>${DATE}), (?<by>${PERCENT}) (?<way>below|above) the seasonal norm of (?<norm>${NUMBER})(?:; (?<newest>${NUMBER}) transits? on ${DATE}, ${PERCENT} below it)?\\. Corridor (?<state>open|restricted|closed)(?: since (?<since>${DATE}))?\\.`,
    ),
    read: ({ name, mean, end, by, norm, newest, state = '', since: from }) => {
      const subject = subjectNamed('corridor', name);
      if (subject === undefined) return [];
      const change = shareIn(by);
      const compared = {
        what: 'seasonal_norm' as const,
        value: numberIn(norm),
        ...(change === undefined ? {} : { change }),
      };
      const is: Reading = {
        kind: 'corridor',
        subject,
        predicate: 'is',
        object: state,
        period: from === undefined ? day(timeIn(end)) : since(timeIn(from)),
      };
      return [
        level({
          kind: 'corridor',
          subject,
          measure: 'transits',
          value: numberIn(mean),
          period: daysTo(7, timeIn(end)),
          comparedWith: compared,
        }),
        ...(newest === undefined
          ? []
          : [
              level({
                kind: 'corridor',
                subject,
                measure: 'transitsOfDay',
                value: numberIn(newest),
                period: day(timeIn(end)),
                comparedWith: { what: 'seasonal_norm', value: numberIn(norm) },
              }),
            ]),
        is,
      ];
    },
  },
  {
    types: ['chokepoint_status'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) navigational warnings? in force on (?<at>${DATE}) \\([^)]*\\)\\.`,
    ),
    read: ({ name, count, at }) => [
      level({
        subject: subjectNamed('corridor', name),
        measure: 'navigationalWarnings',
        value: numberIn(count),
        period: day(timeIn(at)),
      }),
    ],
  },
  {
    types: ['chokepoint_status'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) (?<what>naval exercises? or firings?|warnings? of attack, mines or piracy)(?: announced and)? in force on (?<at>${DATE})(?: \\([^)]*\\))?(?:; typical: (?<usual>${NUMBER}))?\\.`,
    ),
    read: ({ name, count, what = '', at, usual }) => [
      level({
        subject: subjectNamed('region', name) ?? subjectNamed('theater', name),
        measure: what.startsWith('naval') ? 'navalExercises' : 'attackWarnings',
        value: numberIn(count),
        period: day(timeIn(at)),
        ...typical(usual),
      }),
    ],
  },
  {
    types: ['flight_surge'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) military aircraft airborne on average in the (?<hours>\\d+) hours to (?<end>${TIME})(?:; typical at these hours: (?<usual>${NUMBER}))?\\. (?:Surge|No surge)\\.`,
    ),
    read: ({ name, count, hours, end, usual }) => [
      level({
        subject: subjectNamed('theater', name),
        measure: 'militaryAircraft',
        value: numberIn(count),
        period: hoursTo(Number(hours), timeIn(end)),
        ...typical(usual),
      }),
    ],
  },
  {
    types: ['flight_surge'],
    pattern: form(
      `[^:]+: (?<name>.+), (?<count>${NUMBER}) military aircraft airborne on average over (?<hours>\\d+) hours; (?<usual>${NUMBER}) in the week before\\.`,
    ),
    read: ({ name, count, hours, usual }, { observedAt }) => [
      level({
        subject: subjectNamed('theater', name),
        measure: 'militaryAircraft',
        value: numberIn(count),
        period: hoursTo(Number(hours), observedAt),
        ...typical(usual),
      }),
    ],
  },
  {
    types: ['mobility_disruption'],
    pattern: form(
      `(?<name>[^:]+): (?<share>${PERCENT}) of aircraft report degraded GNSS accuracy in the (?<hours>\\d+) hours to (?<end>${TIME})(?:; typical: (?<usual>${PERCENT}))?\\.`,
    ),
    read: ({ name, share, hours, end, usual }) => {
      const norm = shareIn(usual);
      return [
        level({
          subject: subjectNamed('theater', name),
          measure: 'degradedGnss',
          value: shareIn(share),
          period: hoursTo(Number(hours), timeIn(end)),
          ...(usual === undefined || norm === undefined ? {} : { comparedWith: { what: 'typical', value: norm } }),
        }),
      ];
    },
  },
  {
    types: ['mobility_disruption'],
    pattern: form(`[^:]+: (?<name>.+), (?<share>${PERCENT}) of aircraft report degraded GNSS accuracy\\.`),
    read: ({ name, share }, { observedAt }) => [
      level({
        subject: subjectNamed('theater', name),
        measure: 'degradedGnss',
        value: shareIn(share),
        period: hoursTo(6, observedAt),
      }),
    ],
  },
  {
    types: ['vessel_track'],
    pattern: form(
      `(?<name>[^:]+): (?<count>${NUMBER}) ships? under way at (?<at>${TIME}); typical at this hour: (?<usual>${NUMBER}) \\(.+\\)\\.`,
    ),
    read: ({ name, count, at, usual }) => [
      level({
        subject: subjectNamed('sea', name) ?? subjectNamed('corridor', name),
        measure: 'shipsUnderWay',
        value: numberIn(count),
        period: instant(timeIn(at)),
        ...typical(usual),
      }),
    ],
  },
];
