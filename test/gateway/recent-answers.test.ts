import { expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type HandlerMap } from '../../src/contract/endpoints.ts';
import { createWorld } from './world.ts';

it('what depends on the caller is never given to another one: its handler takes the caller', () => {
  let handlers: HandlerMap | undefined;
  createWorld({
    wrapHandlers: (whole) => {
      handlers = whole;
      return whole;
    },
  });
  const takesCaller = ENDPOINT_NAMES.filter((name) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    return endpoint.method === 'GET' && endpoint.conditional && (handlers?.[name].length ?? 0) > 1;
  });
  expect(takesCaller.toSorted()).toEqual([
    ...['atomFeed', 'explainRegionalSnapshot', 'exportFile', 'getAssessmentInputs', 'getScenarioStatus'],
    ...['getSimulationOutcome', 'health', 'jsonFeed', 'listDeliveries', 'listDestinations', 'listEvidence'],
    ...['listFeedLinks', 'listRules', 'searchEvidence', 'streamEvents'],
  ]);
});
