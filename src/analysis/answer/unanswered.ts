import { listed, shortDate } from '../../assessment/english.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { nameInProse } from '../../reference/name-in-prose.ts';
import { LISTED_ELSEWHERE } from '../question/topics-without-figures.ts';
import type { Understood } from '../question/understand.ts';
import type { NotAnsweredReason } from '../question/vocabulary.ts';
import { type AnswerSentence, limit } from './answer.ts';
import { askedTime } from './asked.ts';

/** What of a question is not answered and why; empty where all of it is. Never the words of the question. */
export const unanswered = (understood: Understood): readonly AnswerSentence[] =>
  understood.notAnswered.flatMap((reason) => REASONS[reason](understood).map(limit));

/** Where the catalogue has what no assessment holds; empty where it has not. */
const elsewhere = ({ topics, ...understood }: Understood): readonly string[] =>
  topics.flatMap((topic) => {
    const listed = LISTED_ELSEWHERE[topic];
    if (listed === undefined) return [];
    const [service, rpcName] = listed;
    return [
      `An assessment holds nothing on ${topic}, so it cannot answer this${on(understood)}.`,
      `The catalogue is nearer to it: \`${rpcName}\` of the service \`${service}\`.`,
    ];
  });

/** The same of a question that something else of is answered; empty where nothing is. */
export const besideIt = (understood: Understood): readonly AnswerSentence[] =>
  understood.notAnswered.includes('no_data') ? [] : elsewhere(understood).map(limit);

/** The same by reason. */
export const notAnswered = (
  understood: Understood,
): readonly { readonly reason: NotAnsweredReason; readonly text: string }[] =>
  understood.notAnswered.map((reason) => ({ reason, text: REASONS[reason](understood).join(' ') }));

const placesIn = ({ countries }: Pick<Understood, 'countries'>): string =>
  listed(countries.flatMap((iso2) => countryByIso2(iso2)?.name ?? []).map(nameInProse));
const on = (understood: Pick<Understood, 'countries'>): string =>
  placesIn(understood) === '' ? '' : ` on ${placesIn(understood)}`;

const REASONS: Readonly<Record<NotAnsweredReason, (understood: Understood) => readonly string[]>> = {
  personal_advice: (understood) => {
    const places = placesIn(understood);
    return [
      'This service gives no personal advice: it does not know your circumstances.',
      places === ''
        ? 'It can report the state of a region, a country or a strait, and how likely a change of course is.'
        : `It can report the situation in ${places} and how likely a change of course is there.`,
    ];
  },
  other_domain: ({ period }) => [
    'This question lies outside what this service covers: conflict, straits, energy, markets, mobility and sanctions of the world.',
    'Ask of a region, a country, a strait or a market: how it stands, why, what changed, how likely a change of course is, what to watch.',
    ...(period === undefined ? [] : [`Nothing of ${askedTime(period)} in its data bears on it.`]),
  ],
  no_data: (understood) =>
    elsewhere(understood).length > 0
      ? elsewhere(understood)
      : [
          `No feed of this service has figures on ${understood.topics[0] ?? 'it'}, so it cannot answer this${on(understood)}.`,
          `An official statistic or a specialised yearbook would ${understood.intent === 'likelihood' ? 'help to judge it' : 'have the figure'}.`,
        ],
  beyond_horizon: (understood) => [
    understood.period === undefined
      ? 'The longest forecast of this service reaches 30 days.'
      : `The longest forecast of this service reaches 30 days; the question reaches to ${shortDate(understood.period.to - 1)}${on(understood)}.`,
  ],
  before_records: ({ period }) => [
    `The oldest series of this service begins in May 1987${period === undefined ? '' : `; ${shortDate(period.from)} lies before it`}.`,
  ],
  instruction: () => ['A part of the question gives orders to a machine; it and what follows it were not read.'],
};
