import type { Measure } from '../measures.ts';
import { latestDays } from '../period.ts';
import { subjectNamed } from './names.ts';
import { type EvidenceForm, form, level, NUMBER, numberIn, type Reading } from './reading.ts';

const NATURES: Readonly<Record<string, Measure>> = {
  'material conflict': 'hostileActs',
  'verbal conflict': 'hostileWords',
  'material cooperation': 'helpfulActs',
  'verbal cooperation': 'helpfulWords',
  mediation: 'mediations',
};

/** Acts as they are named between two actors. */
export const ACT_WORDS = [
  'economic coercion',
  'show of force or blockade',
  'reduction of relations within a bloc',
  'agreement or military cooperation across blocs',
  'cooperation',
] as const;

/** What actors did, by reports of ninety days. */
export const ACT_FORMS: readonly EvidenceForm[] = [
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<name>.+): acts reported in (?<days>\\d+) days \\(once per day and type\\): (?<acts>[a-z\\d, ]*); acts of others towards it (?<suffered>${NUMBER})\\. Sources?: [\\d,]+ outlets?\\.`,
    ),
    read: ({ name, days, acts = '', suffered }, _, knownAt) => {
      const subject = subjectNamed('actor', name);
      const period = latestDays(Number(days), knownAt);
      const done = [...acts.matchAll(/([a-z ]+?) ([\d,]*\d)(?:, |$)/g)].map(([, nature = '', count]) => {
        const measure = NATURES[nature.trim()];
        return measure === undefined
          ? undefined
          : level({ kind: 'act', subject, measure, value: numberIn(count), period });
      });
      return [...done, level({ kind: 'act', subject, measure: 'sufferedActs', value: numberIn(suffered), period })];
    },
  },
  {
    types: ['cii_spike'],
    pattern: form(
      `(?<from>.+?) (?<way>against|towards) (?<to>.+): (?<what>[a-z ]+) reported (?:once|(?<times>${NUMBER}) times) in (?<days>\\d+) days \\(once per day and type\\)\\. Sources?: [\\d,]+ outlets?\\.`,
    ),
    read: ({ from = '', to, what = '', way = '', times, days }, _, knownAt) => {
      const object = subjectNamed('actorInProse', to);
      const subject =
        from === 'All actors'
          ? 'region:global'
          : (subjectNamed('actorInProse', from) ?? subjectNamed('actorInProse', lowered(from)));
      if (subject === undefined || object === undefined || !ACT_WORDS.some((words) => words === what)) return [];
      const reading: Reading = {
        kind: 'act',
        subject,
        predicate: `${what} ${way}`,
        object,
        measure: 'dyadActs',
        value: times === undefined ? 1 : numberIn(times),
        period: latestDays(Number(days), knownAt),
      };
      return [reading];
    },
  },
];

const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
