import { describe, expect, it } from 'vitest';
import { EXAMPLE_DESTINATION_ID } from '../../src/contract/alert/destination.ts';
import { templateContext } from '../../src/ports/deliveries.ts';
import { API, post } from './post-alert.ts';
import { bodyOf, bodyText, createWorld, headerOf, type World } from './world.ts';

/** A secret in every place of a template that may hold one. */
const SECRETS = ['s3cretPath', 's3cretQuery', 's3cretHeader', 's3cretBody'] as const;
const TEMPLATE = {
  kind: 'template',
  url: 'https://hooks.example.org/s3cretPath?token=s3cretQuery',
  method: 'PUT',
  headers: { Authorization: 'Bearer s3cretHeader', 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'token=s3cretBody&message={{/text}}',
};
const SHOWN = {
  kind: 'template',
  url: 'https://hooks.example.org',
  method: 'PUT',
  headerNames: ['Authorization', 'Content-Type'],
};

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

describe('destinations by a template', () => {
  const create = (world: World, key: string, body: object, idempotencyKey?: string) =>
    post(world, 'create-destination', key, body, idempotencyKey);
  const holdNone = (place: string, text: string) =>
    expect([place, SECRETS.filter((secret) => text.includes(secret))]).toEqual([place, []]);

  it('show names of headers and the origin alone, in every answer, kept ones too, and lie sealed', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const created = await create(world, key, TEMPLATE, 'first');
    const { destination, secret } = Object(bodyOf(created));
    expect([created.status, secret]).toEqual([200, undefined]);
    expect(destination).toMatchObject(SHOWN);
    const { destinationId } = destination;
    const replayed = await create(world, key, TEMPLATE, 'first');
    expect(bodyText(replayed)).toBe(bodyText(created));
    const paused = await post(world, 'update-destination', key, { destinationId, isEnabled: false }, 'second');
    expect(Object(bodyOf(paused)).destination).toMatchObject({ ...SHOWN, disabledReason: 'paused' });
    const list = await world.send({ target: `${API}/list-destinations`, key });
    expect(Object(bodyOf(list)).destinations).toContainEqual(Object(bodyOf(paused)).destination);
    const csv = await world.send({ target: `${API}/list-destinations?format=csv`, key });
    const tested = await post(world, 'test-destination', key, { destinationId });
    expect([csv.status, tested.status]).toEqual([200, 200]);
    for (const [n, answer] of [created, replayed, paused, list, csv, tested].entries())
      holdNone(`answer ${n}`, bodyText(answer));
    for (const { answer } of world.idempotency.slots.values())
      holdNone('kept', Buffer.from(answer?.body ?? []).toString('latin1'));
    holdNone('store', Buffer.from(world.sealedOf.get(destinationId) ?? []).toString('latin1'));
    expect(openedTemplate(world, destinationId)).toMatchObject({ url: TEMPLATE.url, body: TEMPLATE.body });
  });

  it('change in what is given alone', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const { destinationId } = Object(bodyOf(await create(world, key, TEMPLATE))).destination;
    const update = async (body: object) =>
      Object(bodyOf(await post(world, 'update-destination', key, { destinationId, ...body })));
    const { headers } = TEMPLATE;
    const kept = { url: TEMPLATE.url, method: 'PUT', headers, body: TEMPLATE.body };
    expect((await update({ types: ['feed.stale'] })).destination).toMatchObject(SHOWN);
    expect(openedTemplate(world, destinationId)).toEqual(kept);
    expect((await update({ url: 'https://other.example/s3cretPath' })).destination).toMatchObject({
      ...SHOWN,
      url: 'https://other.example',
    });
    await update({ headers: { 'X-Token': 's3cretHeader' }, body: '{"a":"{{/type}}"}' });
    const own = {
      url: 'https://other.example/s3cretPath',
      method: 'PUT',
      headers: { 'X-Token': 's3cretHeader' },
      body: '{"a":"{{/type}}"}',
    };
    expect(openedTemplate(world, destinationId)).toEqual(own);
    expect((await update({ preset: 'slack' })).destination).toMatchObject({
      preset: 'slack',
      method: 'POST',
      headerNames: ['X-Token'],
    });
    expect(openedTemplate(world, destinationId)).toEqual({ url: own.url, preset: 'slack', headers: own.headers });
    const { violations } = await update({ method: 'PUT' });
    expect(violations).toEqual([{ field: 'body', description: 'is required without preset' }]);
    expect(openedTemplate(world, destinationId)).toMatchObject({ preset: 'slack' });
  });

  it('are refused by the member that is wrong, which no answer quotes', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const { destination: template } = Object(bodyOf(await create(world, key, TEMPLATE)));
    const { destination: webhook } = Object(
      bodyOf(await create(world, key, { url: 'https://hooks.example.org/other' })),
    );
    const json = { ...TEMPLATE, headers: {} };
    for (const [name, body, fields] of [
      ['create-destination', { ...TEMPLATE, body: 's3cretBody {{nothing}}' }, ['body']],
      ['create-destination', { ...json, body: 's3cretBody' }, ['body']],
      ['create-destination', { ...TEMPLATE, body: undefined }, ['body']],
      [
        'create-destination',
        { ...TEMPLATE, headers: { ...TEMPLATE.headers, 'X-A': 's3cretHeader\n' } },
        ['headers.X-A'],
      ],
      ['create-destination', { ...TEMPLATE, headers: { 'X-A': 1 } }, ['headers.X-A']],
      ['create-destination', { ...TEMPLATE, method: 'GET' }, ['method']],
      ['create-destination', { ...TEMPLATE, preset: 'slack' }, ['method', 'body']],
      ['create-destination', { kind: 'template', preset: 'discord', url: TEMPLATE.url }, ['url']],
      ['create-destination', { ...TEMPLATE, kind: 'webhook' }, ['method', 'headers', 'body']],
      ['create-destination', { ...TEMPLATE, kind: 'pager' }, ['kind', 'method', 'headers', 'body']],
      ['create-destination', { ...TEMPLATE, url: 'https://127.0.0.1/s3cretPath' }, ['url']],
      ['create-destination', { ...TEMPLATE, url: 'https://u:s3cretPath@hooks.example.org/' }, ['url']],
      ['update-destination', { destinationId: template.destinationId, body: '{{s3cretBody' }, ['body']],
      ['update-destination', { destinationId: template.destinationId, url: 'http://127.0.0.1/s3cretPath' }, ['url']],
      ['update-destination', { destinationId: template.destinationId, kind: 'webhook' }, ['kind']],
      ['update-destination', { destinationId: webhook.destinationId, body: '{}', preset: undefined }, ['body']],
    ] as const) {
      const answer = await post(world, name, key, body);
      const named = Object(bodyOf(answer)).violations?.map(({ field }: { field: string }) => field);
      expect([JSON.stringify(body), answer.status, named]).toEqual([JSON.stringify(body), 400, fields]);
      holdNone(JSON.stringify(fields), bodyText(answer));
    }
  });

  it('have no secret to rotate', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const { destinationId } = Object(bodyOf(await create(world, key, TEMPLATE))).destination;
    const rotated = await post(world, 'rotate-destination-secret', key, { destinationId });
    expect([rotated.status, headerOf(rotated, 'X-Error-Code')]).toEqual([404, 'item_unknown']);
  });
});

/** What the store holds, opened. */
function openedTemplate(world: World, destinationId: string): unknown {
  const sealed = world.sealedOf.get(destinationId) ?? new Uint8Array();
  return JSON.parse(Buffer.from(world.sealer.open(sealed, templateContext(destinationId))).toString());
}

describe('destinations of mail', () => {
  const MAIL = { kind: 'email', address: 'Reader+1%2@Example.org' };
  const openMail = (sendsMail = true) => createWorld({ handlers: { sendsMail } });

  it('are created unconfirmed, without a secret, and no change confirms them or moves them to another address', async () => {
    const world = openMail();
    const key = await world.newKey('acme', 'pro_monthly');
    const created = await post(world, 'create-destination', key, { ...MAIL, schedule: 'daily', regionIds: ['mena'] });
    const { destination, ...rest } = Object(bodyOf(created));
    expect([created.status, rest]).toEqual([200, {}]);
    const shown = {
      kind: 'email',
      url: 'mailto:reader%2B1%252@example.org',
      address: 'reader+1%2@example.org',
      schedule: 'daily',
      regionIds: ['mena'],
      disabledReason: 'unconfirmed',
    };
    expect(destination).toMatchObject(shown);
    const { destinationId } = destination;
    for (const isEnabled of [true, false]) {
      const updated = await post(world, 'update-destination', key, { destinationId, isEnabled, types: [] });
      expect(Object(bodyOf(updated)).destination).toMatchObject(shown);
    }
    const moved = await post(world, 'update-destination', key, { destinationId, ...HOOK });
    expect([moved.status, Object(bodyOf(moved)).violations]).toEqual([
      400,
      [{ field: 'url', description: 'stays of mail: create another destination' }],
    ]);
    for (const [name, more] of [
      ['rotate-destination-secret', {}],
      ['redeliver', { fromSequence: 1 }],
    ] as const)
      expect((await post(world, name, key, { destinationId, ...more })).status).toBe(404);
    const each = await post(world, 'create-destination', key, MAIL);
    expect(Object(bodyOf(each)).destination.schedule).toBe('each');
  });

  it('are refused without a mail server, by name of the member that is wrong, and beyond what the plan allows', async () => {
    const world = openMail();
    const key = await world.newKey('acme', 'pro_monthly');
    const wrong: readonly (readonly [object, readonly string[]])[] = [
      [{ kind: 'email' }, ['address']],
      [{ ...MAIL, ...HOOK }, ['url']],
      [{ ...MAIL, preset: 'slack', headers: {} }, ['preset', 'headers']],
      [{ ...MAIL, schedule: 'hourly' }, ['schedule']],
      [{ ...HOOK, address: 'a@b.example', schedule: 'each' }, ['address', 'schedule']],
      [{}, ['url']],
      ...[
        'x',
        'a@b',
        'a@b.example\r\nBcc: c@d.example',
        '<a@b.example>',
        'a b@c.example',
        'a@b.example,c@d.example',
        '',
      ].map((address) => [{ kind: 'email', address }, ['address']] as const),
    ];
    for (const [body, fields] of wrong) {
      const answer = await post(world, 'create-destination', key, body);
      const named = Object(bodyOf(answer)).violations?.map(({ field }: { field: string }) => field);
      expect([body, answer.status, named]).toEqual([body, 400, fields]);
    }
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await post(world, 'create-destination', key, MAIL)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 409]);
    const without = openMail(false);
    const refused = await post(without, 'create-destination', await without.newKey('acme', 'pro_monthly'), MAIL);
    expect([refused.status, headerOf(refused, 'X-Error-Code')]).toEqual([409, 'channel_unconfigured']);
  });
});
