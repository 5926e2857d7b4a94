import type { Json, JsonObject } from '../../contract/openapi/json.ts';
import { isObject } from '../../contract/openapi/json.ts';
import type { Asked, CallContext, Outcome, Posted } from '../catalogue.ts';
import { instant, objects, text } from '../json-reader.ts';

const SERVICE = '/api/intelligence/v1';
const RECEIPT = `${SERVICE}/get-snapshot-receipt`;

/** What tools are made with. */
export interface ToolOptions {
  /** Begin of every link; empty: links are paths. */
  readonly publicUrl: string;
  /** Whether the data are invented. */
  readonly isExercise: boolean;
}

/** What a tool gets of an operation: its body, or the outcome of the call. */
export type Read =
  | { readonly ok: true; readonly body: JsonObject; readonly asked: Asked }
  | { readonly ok: false; readonly outcome: Outcome };

/** Reads for one call, all as of one instant. */
export interface Reading {
  /** The instant of the call, ISO 8601. */
  readonly at: string;
  get(operation: string, query: Readonly<Record<string, Json | undefined>>): Promise<Read>;
  post(operation: string, posted: Posted): Promise<Read>;
  /** What the signed bytes of snapshots are compared with; empty where none is known. */
  receipts(snapshotIds: readonly string[]): Promise<readonly JsonObject[]>;
}

/** @param publicUrl begin of every link; empty: links are paths */
export function readingOf(input: JsonObject, { ask, now }: CallContext, publicUrl: string): Reading {
  const at = typeof input.at === 'string' ? input.at : new Date(now).toISOString();
  return {
    at,
    get: async (operation, query) => {
      const given = Object.entries({ ...query, at }).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      );
      return readOf(await ask(`${SERVICE}/${operation}?${new URLSearchParams(given)}`));
    },
    post: async (operation, posted) => readOf(await ask(`${SERVICE}/${operation}`, posted)),
    receipts: async (snapshotIds) => {
      const ids = [...new Set(snapshotIds.filter((id) => id !== ''))];
      if (ids.length === 0) return [];
      const asked = await ask(`${RECEIPT}?${new URLSearchParams({ snapshot_id: ids.join(','), at })}`);
      if (asked.status !== 200) return [];
      const body: Json = JSON.parse(asked.text);
      return objects(isObject(body) ? body.receipts : []).map((one) => ({
        snapshotId: text(one.snapshotId),
        generatedAt: instant(one.generatedAt),
        sha256: text(one.sha256),
        signatureUrl: `${publicUrl}${RECEIPT}?snapshot_id=${text(one.snapshotId)}`,
      }));
    },
  };
}

function readOf(asked: Asked): Read {
  if (asked.status !== 200) return { ok: false, outcome: { kind: 'refused', asked } };
  const body: Json = JSON.parse(asked.text);
  if (!isObject(body)) throw new TypeError('an operation answers with an object');
  return { ok: true, body, asked };
}
