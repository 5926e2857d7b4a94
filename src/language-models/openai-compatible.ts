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

export function createOpenAiCompatible(endpoint: ChatEndpoint, post: PostJson): LanguageModel {
  const { provider, model, apiKey } = endpoint;
  const url = `${endpoint.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    provider,
    model,
    write: async (prompt, signal) => {
      const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
      const posted = await post({ url, headers, body: bodyOf(model, prompt), signal });
      if (posted.status === 'failed') return posted;
      const usage = member(posted.body, 'usage');
      const counts = { input: member(usage, 'prompt_tokens'), output: member(usage, 'completion_tokens') };
      return withUsage(answerOf(posted.body, endpoint), counts);
    },
  };
}

function bodyOf(model: string, { system, messages, maxTokens }: ModelPrompt): unknown {
  return {
    model,
    messages: [{ role: 'system', content: system }, ...messages.map((content) => ({ role: 'user', content }))],
    max_tokens: maxTokens,
    // The same evidence should read the same; the text is checked either way.
    temperature: 0,
    stream: false,
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
