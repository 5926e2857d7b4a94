import type { LanguageModel, ModelAnswer, ModelPrompt } from '../ports/language-model.ts';
import { member, parseCompletion, withUsage } from './parse-completion.ts';
import type { PostJson } from './post-json.ts';

/** An endpoint that speaks Anthropic's messages. */
export interface MessagesEndpoint {
  /** What `provider` will say. */
  readonly provider: string;
  /** Up to and without `/messages`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string;
}

/** The version of the interface that these bodies are written for. */
const INTERFACE_VERSION = '2023-06-01';

export function createAnthropic(endpoint: MessagesEndpoint, post: PostJson): LanguageModel {
  const { provider, model, apiKey } = endpoint;
  const url = `${endpoint.baseUrl.replace(/\/+$/, '')}/messages`;
  const headers = { 'x-api-key': apiKey, 'anthropic-version': INTERFACE_VERSION };
  return {
    provider,
    model,
    write: async (prompt, signal) => {
      const posted = await post({ url, headers, body: bodyOf(model, prompt), signal });
      if (posted.status === 'rejected') return { status: 'failed', reason: 'http_status' };
      if (posted.status === 'failed') return posted;
      const usage = member(posted.body, 'usage');
      const counts = { input: member(usage, 'input_tokens'), output: member(usage, 'output_tokens') };
      return withUsage(answerOf(posted.body, endpoint), counts);
    },
  };
}

function bodyOf(model: string, { system, messages, maxTokens, schema }: ModelPrompt): unknown {
  return {
    model,
    system,
    // One turn: two turns of the same role in a row are joined by some servers and refused by others.
    messages: [{ role: 'user', content: messages.map((text) => ({ type: 'text', text })) }],
    max_tokens: maxTokens,
    // A tool whose input has the shape of the answer, and no other way to answer.
    ...(schema === undefined
      ? {}
      : {
          tools: [{ name: ANSWER_TOOL, description: 'Returns the answer.', input_schema: schema }],
          tool_choice: { type: 'tool', name: ANSWER_TOOL },
        }),
  };
}

const ANSWER_TOOL = 'answer';

function answerOf(body: unknown, { provider, model, apiKey }: MessagesEndpoint): ModelAnswer {
  const content = member(body, 'content');
  if (!Array.isArray(content)) return { status: 'failed', reason: 'malformed' };
  const stopped = member(body, 'stop_reason');
  if (stopped === 'refusal') return { status: 'failed', reason: 'refused' };
  if (stopped === 'max_tokens') return { status: 'failed', reason: 'cut_short' };
  const answered = content.find(
    (block) => member(block, 'type') === 'tool_use' && member(block, 'name') === ANSWER_TOOL,
  );
  const input = member(answered, 'input');
  if (typeof input === 'object' && input !== null)
    return parseCompletion({
      text: JSON.stringify(input),
      provider,
      model: member(body, 'model'),
      askedModel: model,
      apiKey,
    });
  // Blocks of another type are thinking or tools, which were not asked for.
  const texts = content.filter((block) => member(block, 'type') === 'text').map((block) => member(block, 'text'));
  const text = texts.every((part) => typeof part === 'string') ? texts.join('') : texts[0];
  return parseCompletion({ text, provider, model: member(body, 'model'), askedModel: model, apiKey });
}
