import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifySnapshot as verifyInClient } from '../../clients/typescript/client.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { InputBundle } from '../../src/assessment/recompute/inputs-of.ts';
import { type Recomputed, recomputeSnapshot } from '../../src/assessment/recompute/recompute-snapshot.ts';
import { getAssessmentInputs } from '../../src/contract/intelligence/get-assessment-inputs.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { newSigningKeyText, readSigningKey } from '../../src/identity/signing/signing-key.ts';
import { verifySnapshot } from '../../src/identity/signing/verify-snapshot.ts';
import { EvidenceExpired } from '../../src/ports/retention.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { NOW, snapshotOfWorld } from '../kit/worlds.ts';
import { bodyOf, bodyText, createWorld, headerOf, storedMena, type World } from './world.ts';

const INPUTS = '/api/intelligence/v1/get-assessment-inputs';
const HOUR = 3_600_000;
/** What a language model once wrote, in place of the template's text. */
const WRITTEN = { text: 'Written by a model, once.', evidenceIds: [] };
const FIGURES = FEED_CARDS.filter(({ mayHandOn }) => mayHandOn === 'figures').map(({ id }) => id);

const observations = worldWith(HORMUZ_CRISIS);
const signer = readSigningKey(newSigningKeyText());
const stored = new Map<string, string>();
let world: World;
let keys: Readonly<Record<'pro' | 'operator' | 'free', string>>;
let keptSince: number | undefined;

beforeAll(async () => {
  const observationsAt = async () => {
    if (keptSince !== undefined) throw new EvidenceExpired(keptSince);
    return observations;
  };
  const sign = async (document: unknown) => signer?.sign(document) ?? { keyId: '', value: '' };
  world = createWorld({ handlers: { observationsAt, sign } });
  keys = {
    pro: await world.newKey('acme', 'enterprise'),
    operator: await world.newKey('ops', 'enterprise', ['operator']),
    free: await world.newKey('poor', 'free'),
  };
  const [before, now] = [NOW - 6 * HOUR, NOW].map((instant) => assessWorld(indexObservations(observations, instant)));
  if (before === undefined || now === undefined) throw new Error('two worlds were expected');
  for (const regionId of REGION_IDS) {
    const first = snapshotOfWorld(before, regionId);
    const { snapshot } = snapshotOfWorld(now, regionId, first.state);
    const written = { ...snapshot, narrative: { ...snapshot.narrative, situation: WRITTEN } };
    const body = JSON.stringify({ snapshot: written });
    stored.set(regionId, body);
    const priorSnapshotId = first.snapshot.meta.snapshotId;
    const earlier = { ...storedMena, regionId, snapshotId: priorSnapshotId, generatedAt: NOW - 6 * HOUR };
    world.snapshots.earlier.push({
      ...earlier,
      body: Buffer.from(first.body),
      state: JSON.parse(JSON.stringify(first.state)),
    });
    world.snapshots.latest.set(regionId, {
      ...storedMena,
      ...{ regionId, snapshotId: snapshot.meta.snapshotId, generatedAt: NOW, priorSnapshotId },
      body: Buffer.from(body),
    });
  }
});

const ask = (regionId: string, key = keys.operator, more = '') =>
  world.send({ target: `${INPUTS}?region_id=${regionId}${more}`, key });
const bundleOf = async (...asked: Parameters<typeof ask>): Promise<InputBundle> => Object(bodyOf(await ask(...asked)));

/** To its end, from the bundle and what is served alone. */
function recomputed(bundle: InputBundle, served?: string): Recomputed {
  const run = recomputeSnapshot(bundle, served);
  let step = run.next();
  const shares: number[] = [];
  for (; step.done !== true; step = run.next()) shares.push(step.value);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  return step.value;
}

describe('the inputs of a snapshot', () => {
  it('end with the evidence, and are for subscribers', async () => {
    keptSince = NOW + 1;
    const gone = await ask('mena');
    keptSince = undefined;
    expect([gone.status, headerOf(gone, 'X-Error-Code')]).toEqual([410, 'evidence_expired']);
    expect((await ask('mena', keys.free)).status).toBe(403);
    expect(headerOf(await ask('atlantis'), 'X-Error-Code')).toBe('region_unknown');
  });

  it.each(REGION_IDS)(
    'give its bytes again without a store, with the prior state and the stored text: %s',
    async (id) => {
      const bundle = await bundleOf(id);
      expect([...Value.Errors(getAssessmentInputs.response, bundle)]).toEqual([]);
      expect(bundle.inputs).toMatchObject({ regionId: id, isReproduced: true, withheld: [] });
      expect(bundle.inputs.prior).toBeDefined();
      expect(recomputed(bundle)).toEqual({ status: 'same', body: stored.get(id) });
    },
  );

  it('are no more than the assessment read, and no less', async () => {
    const { inputs, observations: texts } = await bundleOf('mena');
    const series = texts.flatMap((text) => JSON.parse(text));
    const rows = series.reduce((sum: number, { recordId }: { recordId: unknown[] }) => sum + recordId.length, 0);
    expect(rows).toBeLessThanOrEqual(observations.length);
    const without = texts.map((text) =>
      JSON.stringify(
        JSON.parse(text).filter(({ subject }: { subject: string }) => subject !== 'chokepoint:hormuz_strait'),
      ),
    );
    const found = recomputed({ inputs, observations: without }, stored.get('mena'));
    expect(found).toMatchObject({ status: 'different', at: expect.stringMatching(/^\/snapshot\//) });
  });

  it('are signed with the texts beside them, for `verify` and for a browser', async () => {
    const answer = await ask('mena');
    const bundle = Object(bodyOf(answer));
    const signature = headerOf(answer, 'X-Inputs-Signature') ?? '';
    const [, keyId = '', value = ''] = /kid="(.*?)"; sig="(.*?)"/.exec(signature) ?? [];
    const keySet = { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: keyId, x: signer?.publicKey }] };
    const [first, ...others] = bundle.observations;
    const changed = [
      { ...bundle, inputs: { ...bundle.inputs, label: 'EXERCISE ' } },
      { ...bundle, observations: others },
      { ...bundle, observations: [`${first} `, ...others] },
    ];
    expect(verifySnapshot(bundle, { keyId, value }, keySet).status).toBe('valid');
    expect((await verifyInClient({ document: bundle, signature, keySet })).status).toBe('valid');
    for (const document of changed) {
      expect(verifySnapshot(document, { keyId, value }, keySet).status).toBe('invalid');
      expect((await verifyInClient({ document, signature, keySet })).status).toBe('invalid');
    }
  });

  it('are sent compressed, and as of an instant', async () => {
    const target = `${INPUTS}?region_id=mena&at=${NOW}`;
    const br = await world.send({ target, key: keys.operator, headers: [['Accept-Encoding', 'br']] });
    const size = br.pieces.reduce((sum, { length }) => sum + length, 0);
    expect([br.status, headerOf(br, 'Content-Encoding'), headerOf(br, 'X-As-Of')]).toEqual([200, 'br', String(NOW)]);
    expect(size).toBeLessThan(bodyText(await ask('mena')).length / 3);
    const before = await bundleOf('mena', keys.operator, `&at=${NOW - 1}`);
    expect([before.inputs.generatedAt, before.inputs.prior]).toEqual([NOW - 6 * HOUR, undefined]);
  });

  it('of feeds that give figures alone are counted for other callers than operators', async () => {
    const whole = await bundleOf('mena');
    const bundle = await bundleOf('mena', keys.pro);
    const { withheld } = bundle.inputs;
    expect(withheld.map(({ feedId }) => feedId)).toContain('portwatch-transits');
    for (const { feedId } of withheld) expect(FIGURES).toContain(feedId);
    const rowsOf = ({ observations: texts }: InputBundle) =>
      texts.flatMap((text) => JSON.parse(text)).reduce((sum, { recordId }) => sum + recordId.length, 0);
    expect(rowsOf(bundle) + withheld.reduce((sum, { count }) => sum + count, 0)).toBe(rowsOf(whole));
    expect(recomputed(bundle)).toEqual({ status: 'withheld', withheld });
  });

  it('name what made the snapshot: another program does not try', async () => {
    const bundle = await bundleOf('mena');
    const parameters = { ...bundle.inputs.parameters, scoringVersion: '0.0.0+other' };
    const found = recomputed({ ...bundle, inputs: { ...bundle.inputs, parameters } });
    expect(found).toEqual({ status: 'other_parameters', own: bundle.inputs.parameters });
  });

  it('of another form are an error, not another snapshot', async () => {
    const bundle = await bundleOf('mena');
    for (const text of ['{}', '[{}]', '[{"metric":"x","subject":"world","recordId":[]}]'])
      expect(() => recomputed({ ...bundle, observations: [text] })).toThrow(/observations|series/);
  });
});
