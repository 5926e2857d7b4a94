import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Value } from 'typebox/value';
import { isOperator } from '../contract/conventions/caller.ts';
import { failed, type PreparedCodings } from '../contract/conventions/handler.ts';
import { Type } from '../contract/conventions/schema.ts';
import { INPUTS_SIGNATURE_HEADER, writeSignature } from '../contract/conventions/snapshot-signature.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { SignSnapshot } from '../ports/signing-keys.ts';
import { isRegionId } from '../reference/regions.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { priorOf } from './explain-regional-snapshot.ts';
import { jsonBytesReply } from './json-reply.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

interface InputParts extends HistoryParts {
  readonly queue: AssessmentQueue;
  readonly clock: Clock;
  readonly cards: readonly FeedCard[];
  /** Signs what is served; without it nothing is signed. */
  readonly sign?: SignSnapshot;
}

export function getAssessmentInputs(parts: InputParts): HandlerOf<'getAssessmentInputs'> {
  return async ({ region_id: regionId, at }, context) => {
    if (!isRegionId(regionId)) return failed({ code: 'region_unknown', regionId });
    const read = await snapshotAsOf(regionId, { at }, parts);
    if (!read.ok) return failed(read.failure);
    const prior = await priorOf(read.value, parts);
    if (!prior.ok) return failed(prior.failure);
    const { snapshotId, generatedAt } = read.value;
    const withheldFeeds = isOperator(context.caller) ? [] : parts.cards.filter(isOfFigures).map(({ id }) => id);
    const snapshot = snapshotInBody(read.value);
    const task = { kind: 'inputs', ...{ snapshotId, generatedAt, snapshot, regionId, withheldFeeds } } as const;
    const answer = await parts.queue.work({ ...task, prior: prior.value }, context);
    if (!answer.ok) return failed(answer.failure);
    const signed = parts.sign === undefined ? [] : [await signatureOf(answer.bytes, parts.sign)];
    const asOf = read.asOf === undefined ? [] : [['X-As-Of', String(read.asOf.instant)] as const];
    const reply = jsonBytesReply(answer.bytes, [...signed, ...asOf]);
    return { ok: true, reply: { ...reply, codings: await compressed(answer.bytes) } };
  };
}

const isOfFigures = ({ mayHandOn }: FeedCard): boolean => mayHandOn === 'figures';

const Signed = Type.Object({ inputs: Type.Unknown() });

async function signatureOf(bytes: Uint8Array, sign: SignSnapshot) {
  const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Value.Check(Signed, answer)) throw new Error('the assessor returned no inputs');
  return [INPUTS_SIGNATURE_HEADER, writeSignature(await sign(answer.inputs))] as const;
}

/** Made for one caller: quickly, off the event loop. */
async function compressed(bytes: Uint8Array): Promise<PreparedCodings> {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, brotli),
    promisify(gzip)(bytes, { level: constants.Z_BEST_SPEED }),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
