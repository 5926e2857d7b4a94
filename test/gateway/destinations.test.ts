import { describe, expect, it } from 'vitest';
import { EXAMPLE_DESTINATION_ID } from '../../src/contract/alert/destination.ts';
import { API, post } from './post-alert.ts';
import { bodyOf, bodyText, createWorld, headerOf } from './world.ts';

const HOOK = { url: 'https://hooks.example.org/x' };

describe('destinations', () => {
  it('are created with a secret that no other answer shows, and are those of their account', async () => {
    const world = createWorld();
    const [own, other] = [await world.newKey('own', 'pro_monthly'), await world.newKey('other', 'pro_monthly')];
    const created = await post(world, 'create-destination', own, {
      ...HOOK,
      types: ['feed.stale'],
      regionIds: ['mena'],
    });
    const { destination, secret } = Object(bodyOf(created));
    expect([created.status, secret]).toEqual([200, expect.stringMatching(/^whsec_[0-9A-Za-z+/]{43}=$/)]);
    expect(destination).toMatchObject({ ...HOOK, types: ['feed.stale'], regionIds: ['mena'] });
    const list = await world.send({ target: `${API}/list-destinations`, key: own });
    expect(Object(bodyOf(list)).destinations).toContainEqual(destination);
    expect(bodyText(list)).not.toContain('whsec_');
    const foreign = await world.send({ target: `${API}/list-destinations`, key: other });
    expect(bodyText(foreign)).not.toContain(destination.destinationId);
    const { destinationId } = destination;
    for (const [name, more] of [
      ['update-destination', { isEnabled: false }],
      ['delete-destination', {}],
      ['test-destination', {}],
      ['rotate-destination-secret', {}],
      ['redeliver', { fromSequence: 1 }],
    ] as const) {
      const refused = await post(world, name, other, { destinationId, ...more });
      expect([name, refused.status, headerOf(refused, 'X-Error-Code')]).toEqual([name, 404, 'item_unknown']);
      expect((await post(world, name, own, { destinationId: EXAMPLE_DESTINATION_ID, ...more })).status, name).toBe(200);
    }
    const paused = await post(world, 'update-destination', own, { destinationId, isEnabled: false, types: [] });
    expect(Object(bodyOf(paused)).destination).toMatchObject({ disabledReason: 'paused', regionIds: ['mena'] });
    expect(Object(bodyOf(paused)).destination).not.toHaveProperty('types');
  });

  it('are as many as the plan allows', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await post(world, 'create-destination', key, HOOK));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
    expect(answers.map(bodyOf).at(-1)).toMatchObject({ error: 'allowance_used' });
  });

  it('are refused with a sentence where the URL is not open, when created and when changed', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const closed = [
      'http://a.example/',
      'https://a.example:444/',
      'https://u:p@a.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'x',
    ];
    for (const url of closed)
      for (const [name, more] of [
        ['create-destination', {}],
        ['update-destination', { destinationId: EXAMPLE_DESTINATION_ID }],
      ] as const) {
        const answer = await post(world, name, key, { url, ...more });
        const { violations } = Object(bodyOf(answer));
        expect([url, answer.status, violations?.[0]?.field]).toEqual([url, 400, 'url']);
        expect(violations[0].description).toMatch(/^must /);
      }
  });

  it('take either a delivery, or a destination with a sequence, to send again', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const fieldsOf = async (body: object) =>
      Object(bodyOf(await post(world, 'redeliver', key, body))).violations?.map(
        ({ field }: { field: string }) => field,
      );
    expect(await fieldsOf({})).toEqual(['destinationId', 'fromSequence']);
    expect(await fieldsOf({ destinationId: 'a' })).toEqual(['fromSequence']);
    expect(await fieldsOf({ deliveryId: 'a', fromSequence: 1 })).toEqual(['fromSequence']);
    expect(bodyOf(await post(world, 'redeliver', key, { deliveryId: 'dlv_0123456789abcdef01234567' }))).toEqual({
      queued: 1,
    });
  });

  it('keep an answer with a secret sealed, and replay it', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    for (const [name, body] of [
      ['create-destination', HOOK],
      ['rotate-destination-secret', { destinationId: EXAMPLE_DESTINATION_ID }],
    ] as const) {
      const [first, again] = [await post(world, name, key, body, name), await post(world, name, key, body, name)];
      expect(headerOf(again, 'Idempotent-Replayed')).toBe('true');
      expect([again.status, bodyText(again)]).toEqual([200, bodyText(first)]);
      expect(bodyText(first)).toContain('whsec_');
    }
    const kept = [...world.idempotency.slots.values()].map(({ answer }) =>
      Buffer.from(answer?.body ?? []).toString('latin1'),
    );
    expect(kept).toHaveLength(2);
    expect(kept.filter((text) => text === '' || text.includes('whsec_'))).toEqual([]);
  });
});
