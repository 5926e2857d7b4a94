import { describe, expect, it } from 'vitest';
import { BATCH_ERRORS, executeBatch } from './batch/execute.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Operation } from './conventions/operation.ts';
import { at } from './documentation/bundle-reader.ts';
import { deductSituation } from './intelligence/deduct-situation.ts';
import { getRegionalSnapshot } from './intelligence/get-regional-snapshot.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './intelligence/regional-snapshot-example.ts';
import { isList, isObject, type Json, toJson } from './openapi/json.ts';
import { openApiBundle } from './openapi.ts';

/** SPEC.md, Resources: the fields of every object, in its order. */
const FIELDS: Readonly<Record<string, string>> = {
  RegionalSnapshot:
    'regionId generatedAt meta regime balance actors leverageEdges scenarioSets transmissionPaths triggers mobility evidence narrative',
  SnapshotMeta:
    'snapshotId modelVersion scoringVersion geographyVersion snapshotConfidence missingInputs staleInputs validUntil triggerReason narrativeProvider narrativeModel',
  RegimeState: 'label previousLabel transitionedAt transitionDriver',
  BalanceVector:
    'coercivePressure domesticFragility capitalStress energyVulnerability allianceCohesion maritimeAccess energyLeverage netBalance pressures buffers',
  BalanceDriver: 'axis description magnitude evidenceIds orientation',
  ActorState: 'actorId name role leverageDomains leverageScore delta evidenceIds',
  LeverageEdge: 'fromActorId toActorId mechanism strength evidenceIds',
  ScenarioSet: 'horizon lanes',
  ScenarioLane: 'name probability triggerIds consequences transmissions',
  TransmissionPath:
    'start mechanism end severity corridorId confidence latencyHours impactedAssetClass impactedRegions magnitudeLow magnitudeHigh magnitudeUnit templateId templateVersion',
  TriggerLadder: 'active watching dormant',
  Trigger: 'id description threshold activated activatedAt scenarioLane evidenceIds',
  TriggerThreshold: 'metric operator value windowMinutes baseline',
  MobilityState: 'airspace flightCorridors airports rerouteIntensity notamClosures',
  AirspaceStatus: 'airspaceId status reason',
  FlightCorridorStress: 'corridor stressLevel reroutedFlights24h',
  AirportNodeStatus: 'icao name status disruptionReason',
  EvidenceItem: 'id type source summary confidence observedAt theater corridor',
  RegionalNarrative: 'situation balanceAssessment outlook24h outlook7d outlook30d watchItems',
  NarrativeSection: 'text evidenceIds',
  DeductSituationRequest: 'framework geoContext query',
  DeductSituationResponse: 'analysis model provider',
  GetRegionalSnapshotResponse: 'snapshot',
  BatchOperation: 'id path',
};

/** CONTRACT.md §9, §10; everything else is always present. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  DeductSituationRequest: ['framework', 'geoContext'],
  BatchOperation: ['id'],
};

const bundle = openApiBundle(Object.values(CATALOGUE), '0');

describe('the contract', () => {
  it.each(Object.entries(FIELDS))('gives %s the fields of SPEC.md in its order', (name, fields) => {
    const schema = at(bundle, 'components', 'schemas', name);
    expect(Object.keys(Object(at(schema, 'properties'))).join(' ')).toBe(fields);
    const required = fields.split(' ').filter((field) => !(OPTIONAL[name] ?? []).includes(field));
    expect(at(schema, 'required')).toEqual(required);
  });

  it('shows every field of every schema in its example', () => {
    const seen = new Set<string>();
    const walk = (value: Json): void => {
      if (isList(value)) value.forEach(walk);
      if (!isObject(value)) return;
      seen.add(Object.keys(value).join(' '));
      Object.values(value).forEach(walk);
    };
    walk(toJson(REGIONAL_SNAPSHOT_EXAMPLE));
    const resources = Object.keys(FIELDS).slice(0, 20);
    for (const name of resources) expect([...seen]).toContain(FIELDS[name]);
  });

  it('offers the three operations of SPEC.md at their paths', () => {
    const { getRegionalSnapshot: read, deductSituation: deduct, executeBatch: batch } = CATALOGUE;
    expect([read, deduct, batch].map(({ method, path, gate }) => [method, path, gate])).toEqual([
      ['GET', '/api/intelligence/v1/get-regional-snapshot', 'pro'],
      ['POST', '/api/intelligence/v1/deduct-situation', 'pro'],
      ['POST', '/api/batch/v1/execute', 'key'],
    ]);
  });

  it('gates every further operation of the intelligence service to Pro, and opens data, scoreboards, the ledger, the risk of countries and energy shocks to every caller', () => {
    const everyone = ['get-calibration', 'get-snapshot-receipt'];
    const open = [
      'get-country-risk',
      'submit-forecast',
      'list-forecasters',
      'get-country-facts',
      'get-risk-scores',
      'list-cross-source-signals',
      'compute-energy-shock',
      'search-gdelt-documents',
    ];
    for (const { service, rpcName, gate, records, observations } of Object.values<Operation>(CATALOGUE)) {
      const isOpen = open.includes(rpcName) || records !== undefined || observations !== undefined;
      if (service === 'intelligence') {
        const expected = everyone.includes(rpcName) ? 'public' : isOpen ? 'key' : 'pro';
        expect([rpcName, gate]).toEqual([rpcName, expected]);
      }
    }
  });

  it('projects every GET and replays every POST of the catalogue', () => {
    for (const { method, acceptsJmespath, idempotent } of Object.values(CATALOGUE))
      expect([acceptsJmespath, idempotent]).toEqual([method === 'GET', method === 'POST']);
  });

  it('counts the operations of a batch and not its envelope', () => {
    expect(executeBatch.requestCost).toBe(0);
    expect([getRegionalSnapshot, deductSituation].map(({ requestCost }) => requestCost)).toEqual([1, 1]);
    expect(BATCH_ERRORS).toContain('response_too_large');
  });
});
