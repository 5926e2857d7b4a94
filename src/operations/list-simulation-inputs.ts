import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { accompaniedSnapshot } from './accompanied-snapshot.ts';
import { asOfReply } from './as-of.ts';
import type { CompanionParts } from './stored-companion.ts';

export function listSimulationInputs(parts: CompanionParts): HandlerOf<'listSimulationInputs'> {
  return async (input) => {
    const read = await accompaniedSnapshot(input, parts);
    if (!read.ok) return failed(read.failure);
    const { stored, companion, asOf } = read.value;
    const levers = companion === 'none' ? undefined : companion.levers;
    const { snapshotId, generatedAt } = stored;
    const dataAvailable = levers !== undefined;
    return asOfReply({ inputs: [...(levers ?? [])], dataAvailable, snapshotId, generatedAt, asOf: asOf.instant }, asOf);
  };
}
