import { countedIn } from '../plural.ts';

const count = countedIn('en');

/** What the view of questions says in English. */
export const askEn = {
  title: 'Ask',
  heading: 'Ask a question: the answer is in claims that you can check',
  question: 'Question',
  questionHint:
    'Up to 500 characters, in any language; the answer is in English. Example: Is the Strait of Hormuz open?',
  where: 'Where (optional)',
  whereHint: 'Countries, regions, straits',
  framework: 'Framework (optional)',
  noFramework: 'None',
  frameworks: {
    ach: 'Competing hypotheses',
    'key-assumptions': 'Key assumptions',
    'pmesii-pt': 'PMESII-PT',
    dime: 'DIME',
    'scenario-cone': 'Scenario cone',
    'red-team': 'Red team',
    'pre-mortem': 'Pre-mortem',
    'indicators-warnings': 'Indicators and warnings',
  },
  send: 'Ask',
  stop: 'Stop',
  working: 'Working on the answer…',
  stopped: 'Stopped. Nothing more was asked.',
  broken: 'No answer arrived. Ask again in a moment.',
  sendAnother: 'Ask another question',
  followUp: 'Ask a follow-up',
  followUpHint: 'It is read together with the questions before it, for 24 hours.',
  asOf: (instant: string) => `Answered as of ${instant}.`,
  quota: (remaining: number, limit: number) => `${remaining} of ${limit} answers by a model are left today.`,
  visitorQuota: (remaining: number, limit: number) =>
    `${remaining} of ${limit} questions of this hour are left for this address; the built-in analyst answers.`,
  noQuota: 'Your plan has no daily limit of answers by a model.',
  quotaUnknown: '▨ How many answers by a model are left today is not known now.',
  builtinFree: 'Without a model the built-in analyst answers; its answers are not counted.',
  problem: {
    empty: 'Write a question first.',
    long: 'A question has at most 500 characters.',
    conversation: 'This conversation has ended. The question below begins another one.',
  },
  asked: 'Question',
  by: (model: string, isBuiltin: boolean) => (isBuiltin ? `By the built-in analyst (${model}).` : `By ${model}.`),
  fallback: (reason: string) =>
    ({
      model_unavailable: 'The configured model did not answer; the built-in analyst did.',
      unusable_plan: 'What the configured model planned was not usable; the built-in analyst answered.',
      budget: 'The daily budget of the model is used up; the built-in analyst answered.',
    })[reason] ?? `The built-in analyst answered instead of the model (${reason.replaceAll('_', ' ')}).`,
  judgement: 'Judgement of a model, not fact',
  claims: 'Claims',
  noClaims: 'This answer states no claim of its own.',
  columns: {
    number: 'No.',
    claim: 'Claim',
    kind: 'Kind',
    certainty: 'Certainty',
    since: 'Known since',
    check: 'Check',
  },
  kinds: { observed: 'observed', assessed: 'assessed', forecast: 'forecast', missing: 'gap' },
  evidence: (n: number) => `evidence ${n}`,
  unplaced: (n: number) =>
    count(n, { one: '# piece of evidence of another region', other: '# pieces of evidence of other regions' }),
  noEvidence: 'no evidence of its own',
  notAnswered: 'Not answered',
  notUnderstood: (parts: readonly string[]) => `Not understood: ${parts.join(', ')}.`,
  answerAs: 'This answer as',
};
