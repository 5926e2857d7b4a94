import type { FetchBytes } from '../../feeds/fetch-bytes.ts';
import type { SpanFacts, Tracer } from '../../ports/tracer.ts';
import type { PricedAttempt } from '../open-models.ts';

/** Fetches of feeds as spans: host and nothing else of the address, which may hold a key. */
export const tracedFetch =
  (fetchBytes: FetchBytes, tracer: Tracer): FetchBytes =>
  (request) =>
    tracer.span('fetch', { 'server.address': hostOf(request.url) }, () => fetchBytes(request));

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

export const attemptFacts = ({ provider, model, outcome, usage }: PricedAttempt): SpanFacts => ({
  'gen_ai.provider.name': provider,
  'gen_ai.request.model': model,
  'barograph.outcome': outcome,
  ...(usage === undefined
    ? {}
    : { 'gen_ai.usage.input_tokens': usage.inputTokens, 'gen_ai.usage.output_tokens': usage.outputTokens }),
});
