import { describe, expect, it } from 'vitest';
import type { SetTimer } from '../../src/concurrency/deadline.ts';
import type { HandlerResult } from '../../src/contract/conventions/handler.ts';
import { CONTEXT } from '../../src/main/commands/no-caller.ts';
import { createDestination } from '../../src/operations/create-destination.ts';
import { createFeedLink } from '../../src/operations/create-feed-link.ts';
import { createRule } from '../../src/operations/create-rule.ts';
import type { Sealer } from '../../src/ports/sealer.ts';
import { immediateTimer, neverTimer, settle } from '../kit/fake-clock.ts';
import { memoryDestinations } from '../kit/memory-destinations.ts';
import { memoryFeedLinks } from '../kit/memory-feed-links.ts';
import { memoryRules } from '../kit/memory-rules.ts';
import { NOW } from './world.ts';

const ACCOUNT = 'account';
const context = { ...CONTEXT, caller: { scheme: 'key', credentialId: 'key', accountId: ACCOUNT, scopes: [] } } as const;
const sealer: Sealer = { seal: (secret) => secret, open: (sealed) => sealed };

/** The three operations that create an item of an account, over stores of which `add` waits for `opened`. */
function slowOperations(opened: Promise<unknown>, setTimer: SetTimer) {
  const check = () => undefined;
  const { destinations, mailDestinations, deliveries } = memoryDestinations(check);
  const rules = memoryRules(check);
  const feedLinks = memoryFeedLinks();
  const shared = { clock: { now: () => NOW }, setTimer, sealer };
  const slowDestinations: typeof destinations = {
    ...destinations,
    add: (...words) => opened.then(() => destinations.add(...words)),
  };
  return {
    destination: {
      create: (): Promise<HandlerResult<unknown>> | HandlerResult<unknown> =>
        createDestination({
          ...shared,
          destinations: slowDestinations,
          mailDestinations,
          deliveries,
          outboundGuard: { check: async () => ({ status: 'open', url: new URL('https://a.example'), addresses: [] }) },
        })({ kind: 'webhook', url: 'https://a.example/hook' }, context),
      count: async () => (await destinations.list(ACCOUNT)).length,
    },
    rule: {
      create: () =>
        createRule({
          ...shared,
          rules: { ...rules, add: (...words) => opened.then(() => rules.add(...words)) },
          destinations,
          localMinute: () => 0,
        })({ name: 'Strait', regionIds: ['mena'], when: '`true`' }, context),
      count: async () => (await rules.list(ACCOUNT)).length,
    },
    link: {
      create: () =>
        createFeedLink({
          ...shared,
          feedLinks: { ...feedLinks, add: (...words) => opened.then(() => feedLinks.add(...words)) },
          feedTokens: { create: () => ({ token: 'token', tokenMac: 'mac' }) },
          feedSite: () => ({ publicUrl: '', world: 'exercise' }),
        })({ label: 'Reader' }, context),
      count: async () => (await feedLinks.list(ACCOUNT)).length,
    },
  };
}

describe.each(['destination', 'rule', 'link'] as const)('a new %s', (name) => {
  it('that is stored after the answer said that it is not is taken back, so that a second try makes one', async () => {
    let open: (value?: unknown) => void = () => undefined;
    const opened = new Promise((resolve) => {
      open = resolve;
    });
    const { create, count } = slowOperations(opened, immediateTimer)[name];
    const before = await count();
    expect(await create()).toMatchObject({ ok: false, failure: { code: 'store_unavailable' } });
    open();
    await settle();
    expect(await count()).toBe(before);
    expect(await create()).toMatchObject({ ok: true });
    expect(await count()).toBe(before + 1);
  });

  it('that is stored in time stays', async () => {
    const { create, count } = slowOperations(Promise.resolve(), neverTimer)[name];
    const before = await count();
    expect(await create()).toMatchObject({ ok: true });
    await settle();
    expect(await count()).toBe(before + 1);
  });
});
