import type { Claim } from '../../claims/claim.ts';
import { servedClaim } from '../../claims/served-claim.ts';
import type { AnswerText } from '../../contract/intelligence/answer.ts';
import type { AnsweredQuestion, UnderstoodQuestion } from '../../contract/intelligence/answer-question.ts';
import type { Understood } from '../question/understand.ts';
import type { Answer, AnswerSection, AnswerSentence } from './answer.ts';
import { notAnswered } from './unanswered.ts';

/** An answer as callers get it. How the question was read is its first section. */
export function answeredQuestion(answer: Answer, snapshotIds: readonly string[]): AnsweredQuestion {
  const { headline, reading, sections, claims, understood, asOf } = answer;
  const read = reading.length === 0 ? [] : [{ heading: READING, isJudgement: false, sentences: reading }];
  return {
    answer: answerText(headline, [...read, ...sections], claims),
    claims: claims.map(servedClaim),
    understood: understoodQuestion(understood),
    notUnderstood: [...understood.notUnderstood],
    notAnswered: [...notAnswered(understood)],
    asOf,
    snapshotIds: [...snapshotIds],
  };
}

const READING = 'How the question was read';

/** @param claims in the order of the answer: a judgement names by their places, from 1, those that it rests on */
export function answerText(
  headline: readonly AnswerSentence[],
  sections: readonly AnswerSection[],
  claims: readonly Claim[],
): AnswerText {
  const placeOf = new Map(claims.map(({ id }, i) => [id, i + 1]));
  const sentence = ({ text, claimIds, kind }: AnswerSentence) => {
    const grounds = claimIds.flatMap((id) => placeOf.get(id) ?? []).map((place) => `[${place}]`);
    return { text: kind === 'judgement' ? `${JUDGED}${grounds.join(' ')}: ${text}` : text, claimIds: [...claimIds] };
  };
  return {
    headline: headline.map(sentence),
    sections: sections.map(({ heading, isJudgement, sentences }) => ({
      heading,
      isJudgement,
      sentences: sentences.map(sentence),
    })),
  };
}

/** A sentence that is shown alone still says that it is a judgement. */
const JUDGED = 'Judgement, from ';

const understoodQuestion = (understood: Understood): UnderstoodQuestion => ({
  language: understood.language,
  intent: understood.intent,
  regionIds: [...understood.regionIds],
  countries: [...understood.countries],
  actors: [...understood.actors],
  corridors: [...understood.corridors],
  places: [...understood.places],
  measures: [...understood.measures],
  ...(understood.period === undefined ? {} : { period: understood.period }),
});
