import type { LanguageModel, ModelAnswer, ModelPrompt } from '../ports/language-model.ts';
import { member, parseCompletion, withUsage } from './parse-completion.ts';
import type { PostJson } from './post-json.ts';

/** An endpoint that speaks OpenAI's chat completions: OpenAI, OpenRouter, Groq, vLLM, LM Studio, Ollama. */
export interface ChatEndpoint {
  /** What `provider` will say. */
  readonly provider: string;
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Local servers need none. */
  readonly apiKey?: string;
}

/**
 * A schema is sent as `response_format`. A server or model that knows none refuses the request (400 or 422): it is asked again
 * without, and no more with one from then on.
 */
export function createOpenAiCompatible(endpoint: ChatEndpoint, post: PostJson): LanguageModel {
  const { provider, model, apiKey } = endpoint;
  const url = `${endpoint.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  let takesSchema = true;
  return {
    provider,
    model,
    write: async (prompt, signal) => {
      const send = (withSchema: boolean) => post({ url, headers, body: bodyOf(model, prompt, withSchema), signal });
      const withSchema = takesSchema && prompt.schema !== undefined;
      const first = await send(withSchema);
      const isRejected = withSchema && first.status === 'rejected';
      const posted = isRejected ? await send(false) : first;
      // What is refused without a schema as well was not refused for it.
      if (isRejected && posted.status === 'answered') takesSchema = false;
      if (posted.status === 'rejected') return { status: 'failed', reason: 'http_status' };
      if (posted.status === 'failed') return posted;
      const usage = member(posted.body, 'usage');
      const counts = { input: member(usage, 'prompt_tokens'), output: member(usage, 'completion_tokens') };
      return withUsage(answerOf(posted.body, endpoint), counts);
    },
  };
}

function bodyOf(model: string, { system, messages, maxTokens, schema }: ModelPrompt, withSchema: boolean): unknown {
  return {
    model,
    messages: [{ role: 'system', content: system }, ...messages.map((content) => ({ role: 'user', content }))],
    max_tokens: maxTokens,
    // The same claims should be arranged in the same way.
    temperature: 0,
    stream: false,
    ...(withSchema
      ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }
      : {}),
  };
}

function answerOf(body: unknown, { provider, model, apiKey }: ChatEndpoint): ModelAnswer {
  const choices = member(body, 'choices');
  if (!Array.isArray(choices)) return { status: 'failed', reason: 'malformed' };
  const choice: unknown = choices[0];
  const finish = member(choice, 'finish_reason');
  const message = member(choice, 'message');
  const refusal = member(message, 'refusal');
  if (finish === 'content_filter' || (typeof refusal === 'string' && refusal !== ''))
    return { status: 'failed', reason: 'refused' };
  if (finish === 'length') return { status: 'failed', reason: 'cut_short' };
  return parseCompletion({
    text: member(message, 'content'),
    provider,
    model: member(body, 'model'),
    askedModel: model,
    apiKey,
  });
}
