import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

/** Built-in analysis frameworks that `framework` may name; any other text is the caller's own. */
export const FRAMEWORKS = [
  'ach',
  'key-assumptions',
  'pmesii-pt',
  'dime',
  'scenario-cone',
  'red-team',
  'pre-mortem',
  'indicators-warnings',
] as const;

/** Why the built-in analyst answers although a model is configured (CONTRACT.md §9). */
export const FALLBACK_REASONS = ['model_unavailable', 'unusable_plan', 'budget'] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** `provider` of the analyst that needs no model. */
export const BUILTIN_PROVIDER = 'builtin';

const freeText = (limit: number, description: string) => Type.String({ 'x-trim': true, maxLength: limit, description });

export const deductSituation = operation({
  operationId: 'DeductSituation',
  service: 'intelligence',
  rpcName: 'deduct-situation',
  method: 'POST',
  group: 'Intelligence',
  summary: 'A situational analysis of a question',
  description:
    'Produces a broad situational analysis of a query from our own evidence and snapshots. `provider` and `model` name its author; `builtin` is the deterministic analyst that needs no model. Where it answers instead of a configured model, `X-Fallback-Reason` says why and no run is counted. With `Accept: text/event-stream` the response is a stream of server-sent events: `progress`, `section` (Markdown), at the end `answer` with the same JSON, or `failure` with the status, `retryAfterSeconds` and body of the error. A request refused before the first event gets its own status; a fallback after it is a `progress` event with `reason`.',
  omits: 'Claims as data: `answer-question` has them.',
  gate: 'pro',
  modelCost: 1,
  streams: true,
  bodyLimitBytes: 64 * 1024,
  input: record('DeductSituationRequest', {
    framework: Type.Optional(
      freeText(
        2_000,
        `A built-in framework (${FRAMEWORKS.map((name) => `\`${name}\``).join(', ')}) or your own text; at most 2000 Unicode code points after trimming.`,
      ),
    ),
    geoContext: Type.Optional(
      freeText(
        2_000,
        'Geographic context: countries, regions, straits; at most 2000 Unicode code points after trimming.',
      ),
    ),
    query: Type.String({
      'x-trim': true,
      minLength: 1,
      maxLength: 500,
      description: 'The question; 1 to 500 Unicode code points after trimming.',
    }),
  }),
  response: record('DeductSituationResponse', {
    analysis: Type.String({ minLength: 1 }),
    model: Type.String(),
    provider: Type.String(),
  }),
  successHeaders: ['Cache-Control', 'X-Fallback-Reason'],
  failures: ['model_unavailable'],
  exampleInput: {
    framework: 'scenario-cone',
    geoContext: 'Red Sea, Suez',
    query: 'What would a longer closure of Bab el-Mandeb change within 30 days?',
  },
  exampleResponse: {
    analysis: 'Transits through Bab el-Mandeb are 54% below the seasonal norm [e1] …',
    model: 'template-1',
    provider: 'builtin',
  },
});
