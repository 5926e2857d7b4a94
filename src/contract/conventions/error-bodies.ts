import { record, Type } from './schema.ts';

export const Violation = record('Violation', {
  field: Type.String({ description: 'A field path, or a header name for header validation.' }),
  description: Type.String(),
});

export const ValidationError = record(
  'ValidationError',
  { violations: Type.Array(Violation) },
  'Every broken rule of the request.',
);

export const ProjectionError = record(
  'ProjectionError',
  {
    _jmespath_error: Type.String({
      description:
        'Begins with `expression_too_long`, `invalid_expression`, `projection_too_large` or `projection_too_costly`.',
    }),
    original_keys: Type.Array(Type.String(), {
      maxItems: 50,
      description: 'Top-level keys or shape of the unprojected response.',
    }),
  },
  'The `jmespath` expression could not be applied.',
);

export const GatewayError = record(
  'GatewayError',
  { error: Type.String() },
  'The gateway refused the request before any handler ran.',
);

export const EntitlementError = record(
  'EntitlementError',
  {
    error: Type.String(),
    requiredTier: Type.Optional(Type.Integer({ format: 'int32' })),
    currentTier: Type.Optional(Type.Integer({ format: 'int32' })),
    planKey: Type.Optional(Type.String()),
  },
  'The caller lacks the required entitlement, or it cannot be verified.',
);

export const MessageError = record('MessageError', { message: Type.String() }, 'A handler could not answer.');

export const CodedError = record(
  'CodedError',
  { error: Type.String({ description: 'A stable code.' }), message: Type.String() },
  'A failure with a stable code in the body.',
);

/** RFC 9457; the extension members repeat the members of the plain body of the same error. */
export const ProblemDetails = Type.Object(
  {
    type: Type.String({ description: 'Where the error is described.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    code: Type.String({ description: 'Equals `X-Error-Code`.' }),
    requestId: Type.String({ description: 'Equals `X-Request-Id`.' }),
  },
  {
    $id: 'ProblemDetails',
    additionalProperties: true,
    description:
      'RFC 9457 problem details, sent when `Accept` asks for `application/problem+json`. Further members repeat those of the plain error body.',
  },
);

/** Plain error bodies by the name that `FAILURES` uses. */
export const ERROR_BODIES = {
  ValidationError,
  ProjectionError,
  GatewayError,
  EntitlementError,
  MessageError,
  CodedError,
} as const;

export type ErrorBodyName = keyof typeof ERROR_BODIES;
