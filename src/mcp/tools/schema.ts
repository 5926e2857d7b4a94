import { REGION_IDS } from '../../contract/intelligence/region-ids.ts';
import type { JsonObject } from '../../contract/openapi/json.ts';
import type { InputSchema } from '../catalogue.ts';

/** Inputs that several tools share. */
export const REGION: JsonObject = { type: 'string', enum: [...REGION_IDS] };
export const AT: JsonObject = { type: 'string', format: 'date-time' };
export const CURSOR: JsonObject = { type: 'string', maxLength: 80 };
export const HORIZON: JsonObject = { type: 'string', enum: ['24h', '7d', '30d'] };

/** A closed object. */
export const input = (properties: JsonObject, required: readonly string[] = []): InputSchema => ({
  type: 'object',
  properties,
  ...(required.length === 0 ? {} : { required: [...required] }),
  additionalProperties: false,
});

const LIST: JsonObject = { type: 'array' };
const TEXT: JsonObject = { type: 'string' };
const TYPES = { list: LIST, text: TEXT, object: { type: 'object' }, any: {}, true: { const: true } } as const;

/** What every result has, and the members of one tool. */
export const output = (members: Readonly<Record<string, keyof typeof TYPES>>): JsonObject => ({
  type: 'object',
  properties: {
    asOf: TEXT,
    receipts: LIST,
    missing: LIST,
    ...Object.fromEntries(Object.entries(members).map(([name, type]) => [name, TYPES[type]])),
  },
  required: ['asOf', 'receipts', 'missing'],
});
