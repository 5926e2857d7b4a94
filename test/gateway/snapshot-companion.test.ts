import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/gateway/exchange.ts';
import { newSigningKeyText, readSigningKey } from '../../src/identity/signing/signing-key.ts';
import { verifySnapshot } from '../../src/identity/signing/verify-snapshot.ts';
import { refreshRegions } from '../../src/jobs/refresh-regions.ts';
import { gulfWorld, narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { NOW as ASSESSED_AT } from '../kit/worlds.ts';
import { bodyOf, bodyText, createWorld, headerOf, type World } from './world.ts';

const DAY_MS = 86_400_000;

let world: World;
let key: string;

/** A service whose last two snapshots of one region are real, and signed. */
beforeAll(async () => {
  const signer = readSigningKey(newSigningKeyText());
  if (signer === undefined) throw new Error('a new key can be read');
  const ports = memoryPorts();
  await ports.observations.append(gulfWorld());
  for (const instant of [ASSESSED_AT - DAY_MS, ASSESSED_AT])
    await refreshRegions(['mena'], {
      ...ports,
      clock: { now: () => instant },
      narrate,
      label: '',
      sign: async (document) => signer.sign(document),
    });
  const { keyId, publicKey } = signer;
  world = createWorld({
    handlers: {
      history: ports.snapshots,
      signingKeys: { all: async () => [{ keyId, publicKey, publishedAt: ASSESSED_AT }] },
    },
  });
  world.clock.time = ASSESSED_AT;
  key = await world.newKey('acme', 'pro_monthly');
});

const ask = (target: string) => world.send({ target: `/api/intelligence/v1/${target}`, key });

/** RFC 8785, as a caller without our code writes it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}

/** Whether the signature in a header is that of a document, by a published key and the platform's own cryptography. */
async function isSigned(document: unknown, header: string | undefined): Promise<boolean> {
  const [, kid, signature = ''] = /^ed25519; kid="(.*?)"; sig="(.*?)"$/.exec(header ?? '') ?? [];
  const { keys } = Object(bodyOf(await world.send({ target: '/.well-known/jwks.json' })));
  const published = keys.find((one: { kid: string }) => one.kid === kid);
  const { kty, crv, x } = published;
  const imported = await webcrypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  const bytes = Buffer.from(canonical(document));
  return webcrypto.subtle.verify('Ed25519', imported, Buffer.from(signature, 'base64url'), bytes);
}

const companionOf = (answer: Answer) => Object(bodyOf(answer)).companion;
const signatureOf = (answer: Answer) => headerOf(answer, 'X-Companion-Signature');

describe('the companion of a snapshot', () => {
  it('holds an answer about a country, and a caller can verify it with what is published', async () => {
    const country = await ask('get-country-state?country=IR&at=-2h');
    const { generatedAt, snapshotId, state } = Object(bodyOf(country));
    expect(generatedAt).toBe(ASSESSED_AT - DAY_MS);
    const answer = await ask(`get-snapshot-companion?region_id=${state.regionId}&at=${generatedAt}`);
    const companion = companionOf(answer);
    expect([companion.snapshotId, companion.countries]).toEqual([snapshotId, expect.arrayContaining([state])]);
    expect(signatureOf(answer)).toBe(signatureOf(country));
    expect(await isSigned(companion, signatureOf(answer))).toBe(true);
    expect(await isSigned({ ...companion, hasLaneModel: !companion.hasLaneModel }, signatureOf(answer))).toBe(false);
  });

  it('is verified by `verify` too, which takes no companion of another instant for it', async () => {
    const [now, before] = await Promise.all(
      ['0m', '1d'].map((age) => ask(`get-snapshot-companion?region_id=mena&at=-${age}`)),
    );
    if (now === undefined || before === undefined) throw new Error('two answers were expected');
    const jwks = bodyOf(await world.send({ target: '/.well-known/jwks.json' }));
    const [, keyId = '', value = ''] = /kid="(.*?)"; sig="(.*?)"/.exec(signatureOf(now) ?? '') ?? [];
    const { snapshotId } = companionOf(now);
    expect(verifySnapshot(bodyOf(now), { keyId, value }, jwks)).toEqual({ status: 'valid', keyId, snapshotId });
    expect(verifySnapshot(bodyOf(before), { keyId, value }, jwks).status).toBe('invalid');
  });

  it('is as documented: its shape, and by an instant as other reads', async () => {
    const { Ajv2020 } = await import('ajv/dist/2020.js');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(Object(bodyOf(await world.send({ target: '/openapi.json' }))), 'bundle');
    const path = '~1api~1intelligence~1v1~1get-snapshot-companion';
    const shape = `bundle#/paths/${path}/get/responses/200/content/application~1json/schema`;
    const isDescribed = ajv.compile({ $ref: shape });
    const answer = await ask('get-snapshot-companion?region_id=mena');
    expect(isDescribed(bodyOf(answer)) ? [] : isDescribed.errors).toEqual([]);
    expect([headerOf(answer, 'X-As-Of'), Object.keys(companionOf(answer).observed).length > 0]).toEqual([
      String(ASSESSED_AT),
      true,
    ]);
    const settled = await ask(`get-snapshot-companion?region_id=mena&at=${ASSESSED_AT - DAY_MS}`);
    expect(headerOf(settled, 'Cache-Control')).toContain('immutable');
    expect(companionOf(settled).generatedAt).toBe(ASSESSED_AT - DAY_MS);
    const early = await ask(`get-snapshot-companion?region_id=mena&at=-2d`);
    expect([headerOf(early, 'X-Error-Code'), bodyText(early)]).toEqual([
      'at_unavailable',
      expect.stringContaining(new Date(ASSESSED_AT - DAY_MS).toISOString()),
    ]);
    const codeOf = async (query: string) => headerOf(await ask(`get-snapshot-companion?${query}`), 'X-Error-Code');
    expect(await codeOf('region_id=europe')).toBe('snapshot_not_ready');
    expect(await codeOf('region_id=atlantis')).toBe('region_unknown');
  });
});
