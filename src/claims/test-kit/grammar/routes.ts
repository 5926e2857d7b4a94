import { subject } from './names.ts';
import { N, number, type Rule, rule } from './parsed.ts';

/** Days of detour around a strait or canal: of geography, without a time. */
export const ROUTE_RULES: readonly Rule[] = [
  rule(
    `a ship from (?<from>.+?) to (?<to>.+?) (?:that avoids (?<place>.+?) takes (?<days>${N}) days? longer at 14 knots|has no way around (?<barred>.+)|passes (?<passed>.+) on its shortest way)`,
    ({ from, to, place, days, barred, passed }) => {
      const [start, end, about] = [
        subject(from, ['country']) ?? subject(from, ['sea-port']),
        subject(to, ['country']) ?? subject(to, ['sea-port']),
        subject(place ?? barred ?? passed, ['corridor']),
      ];
      if (start === undefined || end === undefined || about === undefined) return undefined;
      const rest = {
        kind: 'route' as const,
        subject: about,
        object: end,
        period: { kind: 'always' as const, from: 0 },
      };
      if (passed !== undefined) return { ...rest, predicate: `is passed from ${start}` };
      return days === undefined
        ? { ...rest, predicate: `has no way around from ${start}` }
        : { ...rest, predicate: `is avoided from ${start}`, measure: 'detourDays', unit: 'days', value: number(days) };
    },
  ),
];
