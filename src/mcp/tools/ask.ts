import { isObject, type JsonObject } from '../../contract/openapi/json.ts';
import { REGIONS } from '../../reference/regions.ts';
import { markedQuotations } from '../../reference/untrusted-text.ts';
import type { CallContext, Outcome, Tool } from '../catalogue.ts';
import { defined, instant, member, objects, text, texts } from '../json-reader.ts';
import { failureResult } from '../tool-failure.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

/** Name of the one question that is asked back. */
const CHOICE = 'region';
const EXAMPLE = { question: 'Is the Strait of Hormuz open?', region: 'mena' };

export const askTool = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'ask',
  description: 'Answers a question in sentences that cite claims with sources',
  inputSchema: input(
    {
      question: { type: 'string', minLength: 1, maxLength: 500 },
      region: REGION,
      at: AT,
      requestKey: { type: 'string', minLength: 1, maxLength: 255 },
    },
    ['question'],
  ),
  outputSchema: output({ answer: 'text', claims: 'list', provider: 'text' }),
  example: EXAMPLE,
  run: async (given, context) => run(given, context, publicUrl),
});

async function run(given: JsonObject, context: CallContext, publicUrl: string): Promise<Outcome> {
  const reading = readingOf(given, context, publicUrl);
  const chosen = text(given.region) || chosenRegion(context);
  const name = REGIONS.find(({ id }) => id === chosen)?.name;
  const requestKey = typeof given.requestKey === 'string' ? given.requestKey : undefined;
  const body = {
    query: text(given.question),
    ...(name === undefined || chosen === 'global' ? {} : { geoContext: name }),
    // Under a key equal bodies are one request: the instant is then the caller's own.
    ...(requestKey !== undefined && given.at === undefined ? {} : { at: reading.at }),
  };
  const read = await reading.post('answer-question', { body, requestKey });
  if (!read.ok) return read.outcome;
  if (name === undefined && isUnclear(read.body.understood ?? null)) return askBack(context);
  const sentences = sentencesIn(read.body.answer ?? null);
  const claims = objects(read.body.claims).map(({ id, text: words, certainty, evidenceIds, sourceUrls, knownAt }) =>
    defined({ id, text: markedQuotations(text(words)), certainty, evidenceIds, sourceUrls, knownAt: instant(knownAt) }),
  );
  return toolResult({
    structured: {
      asOf: instant(read.body.asOf) || reading.at,
      answer: sentences.join(' '),
      claims,
      provider: text(read.body.provider),
      notAnswered: objects(read.body.notAnswered).map(({ reason, text: words }) => defined({ reason, text: words })),
      receipts: [...(await reading.receipts(texts(read.body.snapshotIds).slice(0, 8)))],
      missing: [],
    },
    lines: sentences,
  });
}

/** A question that names no place, and is not of the world as a whole by its own words. */
function isUnclear(understood: JsonObject[string]): boolean {
  const named = ['countries', 'actors', 'corridors', 'places'].some(
    (kind) => texts(member(understood, kind)).length > 0,
  );
  const regions = texts(member(understood, 'regionIds'));
  return !named && regions.every((id) => id === 'global') && text(member(understood, 'intent')) !== 'out_of_scope';
}

/** The region that the person at the client chose. */
function chosenRegion({ responses }: CallContext): string {
  const answer = responses[CHOICE];
  const region = isObject(answer) && answer.action === 'accept' ? member(answer, 'content', CHOICE) : undefined;
  return REGIONS.find(({ id }) => id === region)?.id ?? '';
}

function askBack({ canAsk, capabilities }: CallContext): Outcome {
  const ids = REGIONS.map(({ id }) => id);
  if (canAsk && isObject(capabilities.elicitation))
    return {
      kind: 'input_required',
      requests: {
        [CHOICE]: {
          method: 'elicitation/create',
          params: {
            mode: 'form',
            message: 'Which region is the question about?',
            requestedSchema: {
              type: 'object',
              properties: { [CHOICE]: { type: 'string', enum: ids } },
              required: [CHOICE],
            },
          },
        },
      },
      keep: { asked: CHOICE },
    };
  const message = `The question names no region; give region, one of ${ids.join(', ')}`;
  const next = { name: 'ask', arguments: EXAMPLE };
  return { kind: 'result', result: failureResult({ code: 'region_unclear', field: 'region', message }, next) };
}

function sentencesIn(answer: JsonObject[string]): readonly string[] {
  const parts = [
    ...objects(member(answer, 'headline')),
    ...objects(member(answer, 'sections')).flatMap(({ sentences }) => objects(sentences)),
  ];
  return parts.map((part) => markedQuotations(text(part.text))).filter((one) => one !== '');
}
