import { TERMS } from '../../claims/terms.ts';
import { isObject, type Json } from '../../contract/openapi/json.ts';
import { canonicalJson } from '../../reference/content-hash.ts';
import { isRegionId, REGIONS } from '../../reference/regions.ts';
import type { CacheHint, CallContext, Outcome, Resource, ResourceTemplate } from '../catalogue.ts';
import { member, objects, text } from '../json-reader.ts';

const SERVICE = '/api/intelligence/v1';
const JSON_TYPE = 'application/json';

export const REGION_URI = 'barograph://region/';
const SNAPSHOT_URI = 'barograph://snapshot/';
const METHOD_URI = 'barograph://method/';
const FEEDS_URI = 'barograph://feeds';
const CALIBRATION_URI = 'barograph://calibration';

/** A snapshot never changes, but only its reader may have it. */
const YEAR: CacheHint = { ttlMs: 31_536_000_000, cacheScope: 'private' };
const MINUTE: CacheHint = { ttlMs: 60_000, cacheScope: 'private' };
const HOUR: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

export const RESOURCES: readonly Resource[] = [
  ...REGIONS.map(({ id, name, description }) => ({
    uri: `${REGION_URI}${id}`,
    name: `region-${id}`,
    description: `Latest snapshot of ${name}: ${description}`,
    mimeType: JSON_TYPE,
  })),
  { uri: FEEDS_URI, name: 'feeds', description: 'Sources of evidence and their terms', mimeType: JSON_TYPE },
  { uri: CALIBRATION_URI, name: 'calibration', description: 'Scores of past forecasts', mimeType: JSON_TYPE },
];

export const TEMPLATES: readonly ResourceTemplate[] = [
  { uriTemplate: `${REGION_URI}{id}`, name: 'region', description: 'Latest snapshot of a region', mimeType: JSON_TYPE },
  {
    uriTemplate: `${SNAPSHOT_URI}{snapshotId}`,
    name: 'snapshot',
    description: 'The signed bytes of one snapshot: canonical JSON (RFC 8785)',
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: `${METHOD_URI}{page}`,
    name: 'method',
    description: 'What a term of the method means: an axis, a regime',
    mimeType: 'text/plain',
  },
];

/** Values of the variables of the templates. */
export const TEMPLATE_VALUES: Readonly<Record<string, readonly string[]>> = {
  [`${REGION_URI}{id}`]: REGIONS.map(({ id }) => id),
  [`${METHOD_URI}{page}`]: Object.keys(TERMS),
};

/** The content of a resource; undefined where there is none of this address. */
export async function readResource(uri: string, { ask }: CallContext): Promise<Outcome | undefined> {
  if (uri === FEEDS_URI) return asked(await ask('/api/attribution'), { uri, cache: HOUR });
  if (uri === CALIBRATION_URI) return asked(await ask(`${SERVICE}/get-calibration`), { uri, cache: HOUR });
  if (uri.startsWith(METHOD_URI)) return termOf(uri);
  if (uri.startsWith(REGION_URI)) {
    const id = uri.slice(REGION_URI.length);
    if (!isRegionId(id)) return undefined;
    return asked(await ask(`${SERVICE}/get-regional-snapshot?region_id=${id}`), { uri, cache: MINUTE });
  }
  return uri.startsWith(SNAPSHOT_URI) ? snapshotOf(uri, ask) : undefined;
}

type Shown = { readonly uri: string; readonly cache: CacheHint };

function asked(answer: Awaited<ReturnType<CallContext['ask']>>, { uri, cache }: Shown): Outcome {
  if (answer.status !== 200) return { kind: 'refused', asked: answer };
  return content(answer.text, { uri, cache }, JSON_TYPE);
}

const content = (words: string, { uri, cache }: Shown, mimeType: string): Outcome => ({
  kind: 'result',
  result: { contents: [{ uri, mimeType, text: words }] },
  cache,
});

function termOf(uri: string): Outcome | undefined {
  const id = uri.slice(METHOD_URI.length);
  const term = Object.hasOwn(TERMS, id) ? TERMS[id] : undefined;
  return term === undefined ? undefined : content(`${term.name}: ${term.meaning}.`, { uri, cache: HOUR }, 'text/plain');
}

/** By its receipt, which says of which region and instant it is. */
async function snapshotOf(uri: string, ask: CallContext['ask']): Promise<Outcome | undefined> {
  const id = uri.slice(SNAPSHOT_URI.length);
  const found = await ask(`${SERVICE}/get-snapshot-receipt?${new URLSearchParams({ snapshot_id: id })}`);
  if (found.status !== 200) return { kind: 'refused', asked: found };
  const receipts: Json = JSON.parse(found.text);
  const [receipt] = objects(member(receipts, 'receipts'));
  if (receipt === undefined) return undefined;
  const query = new URLSearchParams({ region_id: text(receipt.regionId), at: String(receipt.generatedAt) });
  const answer = await ask(`${SERVICE}/get-regional-snapshot-at?${query}`);
  if (answer.status !== 200) return { kind: 'refused', asked: answer };
  const body: Json = JSON.parse(answer.text);
  const snapshot = isObject(body) ? body.snapshot : undefined;
  // Two snapshots of one instant: the newer one is served.
  if (member(snapshot, 'meta', 'snapshotId') !== id) return undefined;
  return content(canonicalJson(snapshot ?? null), { uri, cache: YEAR }, JSON_TYPE);
}
