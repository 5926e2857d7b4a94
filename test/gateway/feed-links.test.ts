import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINK_ID, FEED_LINKS_BY_TIER } from '../../src/contract/alert/feed-link.ts';
import { FAILED_AUTH_PER_MINUTE } from '../../src/contract/conventions/plans.ts';
import { REGION_IDS } from '../../src/contract/intelligence/region-ids.ts';
import { isEventFeed } from '../../src/contract/platform/event-feeds.ts';
import type { AccessEntry } from '../../src/gateway/access-entry.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import { accessLine } from '../../src/main/access-line.ts';
import { ARCHIVE_SPAN } from '../../src/operations/get-event-feed.ts';
import { exampleEvent, memoryEventLog } from '../kit/memory-event-log.ts';
import { API, post } from './post-alert.ts';
import { bodyOf, bodyText, createWorld, headerOf, NOW, type Sent, type World } from './world.ts';

const SITE = 'https://barograph.example';
const STRANGER = 'A'.repeat(43);

interface Made {
  readonly linkId: string;
  /** Path of its feeds. */
  readonly base: string;
  readonly token: string;
}

async function made(world: World, key: string, label = 'Reader'): Promise<Made> {
  const { link, urlTemplate } = Object(bodyOf(await post(world, 'create-feed-link', key, { label })));
  const base = String(urlTemplate).replace(SITE, '').replace('/{region}.{form}', '');
  return { linkId: link.linkId, base, token: base.replace('/feeds/', '') };
}

const codeOf = (answer: Answer) => [answer.status, headerOf(answer, 'X-Error-Code')];

function filledLog() {
  const log = memoryEventLog();
  for (let n = 1; n <= 2 * ARCHIVE_SPAN + 7; n += 1)
    log.append(
      exampleEvent(`cause ${n}`, NOW + n, {
        type: n % 50 === 0 ? 'snapshot.stored' : 'feed.stale',
        regionId: n % 100 === 0 ? 'mena' : 'europe',
      }),
    );
  return log;
}

describe('links to feeds', () => {
  it('are created with addresses that no other answer shows, and are those of their account', async () => {
    const world = createWorld();
    const [own, other] = [await world.newKey('own', 'pro_monthly'), await world.newKey('other', 'pro_monthly')];
    const created = await post(world, 'create-feed-link', own, { label: '  Reader “é” ' });
    const { link, url, urlTemplate } = Object(bodyOf(created));
    expect(link).toEqual({ linkId: expect.stringMatching(/^lnk_/), label: 'Reader “é”', createdAt: NOW });
    expect(urlTemplate).toMatch(/^https:\/\/barograph\.example\/feeds\/[0-9A-Za-z]{43}\/\{region\}\.\{form\}$/);
    expect(url).toBe(urlTemplate.replace('{region}.{form}', 'all.atom'));
    const list = await world.send({ target: `${API}/list-feed-links`, key: own });
    expect(Object(bodyOf(list)).links[0]).toEqual(link);
    expect(bodyText(list)).not.toContain('/feeds/');
    const foreign = await world.send({ target: `${API}/list-feed-links`, key: other });
    expect(bodyText(foreign)).not.toContain(link.linkId);
    const { linkId } = link;
    expect(codeOf(await post(world, 'revoke-feed-link', other, { linkId }))).toEqual([404, 'item_unknown']);
    expect(bodyOf(await post(world, 'revoke-feed-link', own, { linkId }))).toEqual({ linkId });
    expect(codeOf(await post(world, 'revoke-feed-link', own, { linkId }))).toEqual([404, 'item_unknown']);
    expect((await post(world, 'revoke-feed-link', own, { linkId: EXAMPLE_LINK_ID })).status).toBe(200);
  });

  it.each([
    ['pro_monthly', 1],
    ['api_business', 2],
    ['enterprise', 3],
  ] as const)('are as many as %s allows, and one more once one is revoked', async (planKey, tier) => {
    const maxCount = FEED_LINKS_BY_TIER[tier];
    const world = createWorld();
    const key = await world.newKey('acme', planKey);
    const links: Made[] = [];
    for (let n = 0; n < maxCount; n += 1) links.push(await made(world, key));
    expect(new Set(links.map(({ token }) => token)).size).toBe(maxCount);
    const refused = await post(world, 'create-feed-link', key, { label: 'One more' });
    expect([refused.status, bodyOf(refused)]).toEqual([409, expect.objectContaining({ error: 'allowance_used' })]);
    await post(world, 'revoke-feed-link', key, { linkId: links[0]?.linkId ?? '' });
    expect((await post(world, 'create-feed-link', key, { label: 'One more' })).status).toBe(200);
  });

  it('serve, byte for byte but for their addresses, what the public addresses serve', async () => {
    const log = filledLog();
    const world = createWorld({ handlers: { eventLog: log } });
    const closed = createWorld({ handlers: { eventLog: log, hasPublicFeeds: false } });
    const { base, token } = await made(world, await world.newKey('acme', 'enterprise'));
    const closedLink = await made(closed, await closed.newKey('acme', 'enterprise'));
    const region = fc.constantFrom(...REGION_IDS, 'all');
    const form = fc.constantFrom('atom', 'json');
    const query = fc.constantFrom('', '?archive=1', '?archive=2', '?archive=3', '?archive=0', '?archive=x&archive=y');
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(region, form, query, method, async (name, ending, asked, verb) => {
        const place = `${name}.${ending}${asked}`;
        const open = await world.send({ method: verb, target: `/feeds/${place}`, clientAddress: freshAddress() });
        const linked = await world.send({ method: verb, target: `${base}/${place}` });
        expect(linked.status).toBe(open.status);
        expect(bodyText(linked).replaceAll(token, 'TOKEN')).toBe(
          bodyText(open).replaceAll(`${SITE}/feeds/`, `${SITE}/feeds/TOKEN/`),
        );
        for (const header of ['Content-Type', 'Allow', 'X-Error-Code', 'Vary'])
          expect(headerOf(linked, header), header).toBe(headerOf(open, header));
        expect(headerOf(linked, 'Cache-Control')).toBe(headerOf(open, 'Cache-Control')?.replace('public', 'private'));
        expect((await closed.send({ method: verb, target: `${closedLink.base}/${place}` })).status).toBe(open.status);
        const known = [['If-None-Match', headerOf(linked, 'ETag') ?? '"none"']] as const;
        const again = await world.send({ method: verb, target: `${base}/${place}`, headers: known });
        expect(again.status).toBe(linked.status === 200 ? 304 : linked.status);
      }),
    );
    expect((await closed.send({ target: '/feeds/all.atom' })).status).toBe(404);
  });

  it('lead a reader from page to page by addresses of their own', async () => {
    const world = createWorld({ handlers: { eventLog: filledLog() } });
    const { base } = await made(world, await world.newKey('acme', 'enterprise'));
    let pages = 0;
    let next = `${base}/all.json`;
    while (next !== '') {
      const { feed_url, next_url = '' } = Object(bodyOf(await world.send({ target: next })));
      expect(feed_url).toBe(`${SITE}${next}`);
      next = next_url.replace(SITE, '');
      pages += 1;
    }
    expect(pages).toBe(2);
  });

  it('are, once revoked, answered as an unknown path, and so is every text that is no token', async () => {
    const world = createWorld({ handlers: { eventLog: filledLog() } });
    const key = await world.newKey('acme', 'enterprise');
    const { base, token, linkId } = await made(world, key);
    const place = fc.constantFrom('all.atom', 'mena.json', 'all.atom?archive=1', 'all.atom?archive=0', 'atlantis.atom');
    const text = fc.oneof(
      fc.constantFrom(STRANGER, token.slice(1), `${token}0`, token.toLowerCase(), `${token}/`, `%${token}`, ''),
      fc.stringMatching(/^[0-9A-Za-z]{43}$/),
      fc.stringMatching(/^[!-.0->@-~]{1,60}$/),
    );
    const unknown = await world.send({ target: '/nothing/of/ours' });
    const unknownHead = await world.send({ target: '/nothing/of/ours', method: 'HEAD' });
    expect((await world.send({ target: `${base}/all.atom` })).status).toBe(200);
    await post(world, 'revoke-feed-link', key, { linkId });
    expect(await world.send({ target: `${base}/all.atom` })).toEqual(unknown);
    await fc.assert(
      fc.asyncProperty(text, place, fc.boolean(), async (wrong, name, isHead) => {
        const sent: Sent = { target: `/feeds/${wrong}/${name}`, clientAddress: freshAddress() };
        const method = isHead ? 'HEAD' : 'GET';
        expect(await world.send({ ...sent, method })).toEqual(isHead ? unknownHead : unknown);
        if (wrong !== '') expect(isEventFeed(sent.target)).toBe(true);
      }),
    );
  });

  it('go on for an address that guesses, whose guesses are limited', async () => {
    const world = createWorld();
    const { base } = await made(world, await world.newKey('acme', 'enterprise'));
    const guess = () => world.send({ target: `/feeds/${STRANGER}/all.atom` });
    for (let n = 0; n < FAILED_AUTH_PER_MINUTE; n += 1) expect((await guess()).status).toBe(404);
    const limited = await guess();
    expect(codeOf(limited)).toEqual([429, 'rate_limited']);
    expect(headerOf(limited, 'Retry-After')).toMatch(/^\d+$/);
    for (const target of [`${base}/all.atom`, '/feeds/all.atom'])
      expect((await world.send({ target })).status, target).toBe(200);
  });

  it('are gated by the plan of their account, and count as its requests', async () => {
    const world = createWorld();
    const { base } = await made(world, await world.newKey('acme', 'pro_monthly'));
    const target = `${base}/all.atom`;
    const counted = await world.send({ target });
    expect([headerOf(counted, 'X-RateLimit-Limit'), headerOf(counted, 'X-RateLimit-Remaining')]).toEqual([
      '120',
      '118',
    ]);
    const lapsed = { accountId: 'acme', planKey: 'pro_monthly', status: 'lapsed' } as const;
    await world.identity.putSubscription(lapsed);
    world.forget.account('acme');
    const refused = await world.send({ target });
    expect([refused.status, bodyOf(refused)]).toEqual([
      403,
      { error: expect.any(String), requiredTier: 1, currentTier: 0, planKey: 'pro_monthly' },
    ]);
    world.identity.isDown = true;
    world.forget.account('acme');
    const unverifiable = await world.send({ target });
    expect(codeOf(unverifiable)).toEqual([403, 'entitlement_unverifiable']);
    expect(headerOf(unverifiable, 'Retry-After')).toBe('5');
  });

  it('say that the store does not answer: of any token alike', async () => {
    const world = createWorld({ handlers: { eventLog: memoryEventLog([], () => true) } });
    const { base } = await made(world, await world.newKey('acme', 'pro_monthly'));
    expect((await world.send({ target: `${base}/all.json` })).status).toBe(503);
    world.snapshots.isDown = true;
    const [own, wrong] = [
      await world.send({ target: `${base}/all.json` }),
      await world.send({ target: `/feeds/${STRANGER}/all.json` }),
    ];
    expect(codeOf(own)).toEqual([403, 'entitlement_unverifiable']);
    expect(own).toEqual(wrong);
  });

  it('open feeds alone, whatever else a request presents', async () => {
    const world = createWorld();
    const { base, token } = await made(world, await world.newKey('acme', 'pro_monthly'));
    const other = await world.newKey('other', 'free');
    for (const presented of [{ key: other }, { key: 'baro_live_wrong' }, { headers: [['Cookie', 'a=b']] as const }])
      expect((await world.send({ target: `${base}/all.atom`, ...presented })).status).toBe(200);
    const list = `${API}/list-events`;
    for (const sent of [
      { target: list, key: token },
      { target: `${base}${list}` },
      { target: `${list}?link=${token}` },
      { target: list, headers: [['Authorization', `Bearer ${token}`]] as const },
    ])
      expect([401, 404]).toContain((await world.send(sent)).status);
  });

  it('leave no token in log, metrics or errors', async () => {
    const entries: AccessEntry[] = [];
    const world: World = createWorld({
      gateway: {
        onAnswer: (entry) => {
          entries.push(entry);
          world.metrics.answered(entry);
        },
      },
      wrapHandlers: (handlers) => ({
        ...handlers,
        atomFeed: () => {
          throw new TypeError('an invariant broke');
        },
      }),
    });
    const operator = await world.newKey('ops', 'enterprise', ['operator']);
    const { base, token, linkId } = await made(world, await world.newKey('acme', 'pro_monthly'));
    for (const target of [`${base}/all.atom`, `${base}/all.atom?archive=0`, `/feeds/${STRANGER}/mena.json`])
      await world.send({ target });
    const written = entries.map((entry) => accessLine(entry, { world: 'live', sample: 1, now: NOW }));
    const failures = world.errors.map((error) => (error instanceof Error ? `${error.message} ${error.stack}` : ''));
    expect(failures.length).toBe(1);
    expect(entries.slice(-3).map(({ path, credentialId, scheme }) => [path, credentialId, scheme])).toEqual([
      ['/feeds/atom', linkId, 'link'],
      ['/feeds/atom', linkId, 'link'],
      ['/feeds/json', undefined, undefined],
    ]);
    const metrics = bodyText(await world.send({ target: '/metrics', key: operator }));
    expect(metrics).toContain('link');
    for (const text of [...written, ...failures, metrics])
      for (const secret of [token, STRANGER]) expect(text).not.toContain(secret);
  });

  it('keep the answer with their address sealed, and replay it', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const [first, again] = [
      await post(world, 'create-feed-link', key, { label: 'Reader' }, 'k'),
      await post(world, 'create-feed-link', key, { label: 'Reader' }, 'k'),
    ];
    expect(headerOf(again, 'Idempotent-Replayed')).toBe('true');
    expect([again.status, bodyText(again)]).toEqual([200, bodyText(first)]);
    const [kept] = [...world.idempotency.slots.values()];
    const bytes = Buffer.from(kept?.answer?.body ?? []).toString('latin1');
    expect(bytes).not.toBe('');
    expect(bytes).not.toContain('/feeds/');
  });
});

let addresses = 0;
/** One that has sent nothing yet. */
function freshAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}
