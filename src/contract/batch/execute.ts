import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

/** SPEC.md, Limits. */
export const MAX_BATCH_OPERATIONS = 20;
/** SPEC.md, Limits: 1 MB of UTF-8 bytes per operation response. */
export const MAX_OPERATION_RESPONSE_BYTES = 1_048_576;

export const BATCH_ERRORS = ['invalid_path', 'nested_batch', 'timeout', 'response_too_large', 'failed'] as const;
export type BatchError = (typeof BATCH_ERRORS)[number];

const BatchOperation = record('BatchOperation', {
  id: Type.Optional(
    Type.String({
      'x-trim': true,
      maxLength: 64,
      description: 'Unique within the batch after trimming; the index as a string when absent.',
    }),
  ),
  path: Type.String({
    maxLength: 2_048,
    description: 'Path and query string of a documented GET operation, e.g. with a `jmespath` parameter.',
  }),
});

const BatchResult = record('BatchResult', {
  id: Type.String(),
  status: Type.Integer({ description: 'Status of the operation; 0 without a response.' }),
  body: Type.Optional(
    Type.Unknown({ description: 'Body of the operation, success or error; absent when `error` is not empty.' }),
  ),
  error: Type.Enum(['', ...BATCH_ERRORS], { description: 'Empty when the operation ran.' }),
});

export const executeBatch = operation({
  operationId: 'ExecuteBatch',
  service: 'batch',
  rpcName: 'execute',
  method: 'POST',
  group: 'Batch',
  summary: 'Several GET operations in one request',
  description:
    "Runs up to 20 documented GET operations concurrently with this request's credentials; results come in request order. Each operation counts as one request, the envelope as none. Nested batches are refused.",
  omits: 'Operations that change something, streams, and other formats than JSON.',
  gate: 'key',
  requestCost: 0,
  bodyLimitBytes: 128 * 1024,
  input: record('BatchRequest', {
    operations: Type.Array(BatchOperation, { minItems: 1, maxItems: MAX_BATCH_OPERATIONS }),
  }),
  response: record('BatchResponse', {
    results: Type.Array(BatchResult),
    succeeded: Type.Integer({ minimum: 0, description: 'Results with an empty `error` and a status below 400.' }),
    failed: Type.Integer({ minimum: 0 }),
  }),
  successHeaders: ['Cache-Control', 'Content-Encoding'],
  check: repeatedIds,
  exampleInput: {
    operations: [
      { id: 'gulf', path: '/api/intelligence/v1/get-regional-snapshot?region_id=mena' },
      { id: 'again', path: '/api/batch/v1/execute' },
    ],
  },
  exampleResponse: {
    results: [
      { id: 'gulf', status: 404, body: { message: 'unknown region' }, error: '' },
      { id: 'again', status: 0, error: 'nested_batch' },
    ],
    succeeded: 0,
    failed: 2,
  },
});

/** The id a result carries: the caller's, trimmed, or the index. */
export const batchOperationId = (id: string | undefined, index: number): string => id?.trim() || String(index);

function repeatedIds(input: unknown) {
  if (typeof input !== 'object' || input === null || !('operations' in input)) return [];
  const operations: readonly unknown[] = Array.isArray(input.operations) ? input.operations : [];
  const seen = new Set<string>();
  return operations.flatMap((item, index) => {
    const id = batchOperationId(idOf(item), index);
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ field: `operations[${index}].id`, description: 'must be unique within the batch' }];
  });
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('id' in item)) return undefined;
  return typeof item.id === 'string' ? item.id : undefined;
}
