import { judgeAssertion } from '../claims/assertions/judge-assertion.ts';
import { type Assertion, readAssertion } from '../claims/assertions/read-assertion.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import { chokepointById } from '../reference/chokepoints.ts';
import { CORRIDORS } from '../reference/corridors.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { type HistoryParts, regionFailure, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

const NOT_READ = 'The sentence names nothing that a snapshot states in these words.';
const NO_REGION = 'The sentence names no region; give region_id.';

/** Judges a sentence by the snapshot of its region as of an instant; what it cannot read is unknown. */
export function checkClaim(parts: HistoryParts & { readonly clock: Clock }): HandlerOf<'checkClaim'> {
  return async ({ claim, region_id: given, at }) => {
    const resolved = resolveAt(at, parts.clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const unknownRegion = given === undefined ? undefined : regionFailure(given);
    if (unknownRegion !== undefined) return failed(unknownRegion);
    const { asOf } = resolved;
    const assertion = readAssertion(claim);
    const regionId = assertion === undefined ? undefined : (assertion.regionId ?? given ?? regionOf(assertion));
    if (assertion === undefined || regionId === undefined) {
      const basis = assertion === undefined ? NOT_READ : NO_REGION;
      return asOfReply({ verdict: 'unknown' as const, basis, evidence: [] }, asOf);
    }
    const read = await snapshotAt(regionId, asOf.instant, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshotId, generatedAt } = read.value;
    const snapshot = snapshotInBody(read.value);
    const { verdict, basis, evidenceIds } = judgeAssertion(assertion, snapshot);
    const evidence = snapshot.evidence.filter(({ id }) => evidenceIds.includes(id));
    return asOfReply({ verdict, basis, regionId, snapshotId, generatedAt, evidence }, asOf);
  };
}

/** The region of the first shore of a strait; undefined for what no place is named of. */
function regionOf(assertion: Assertion): string | undefined {
  if (assertion.kind !== 'corridor') return undefined;
  const [chokepointId = ''] = CORRIDORS.find(({ id }) => id === assertion.corridorId)?.chokepointIds ?? [];
  const [shore = ''] = chokepointById(chokepointId)?.littoral ?? [];
  return countryByIso2(shore)?.regionId;
}
