import type { Stores } from '../open-stores.ts';
import { clock, NOW } from './statement-clock.ts';

// Every statement of what belongs to accounts and callers.

/** Keys, subscriptions and the audit log. */
export async function identify({ audit, auditedIdentity }: Stores): Promise<void> {
  const identity = auditedIdentity({ actor: 'cli', clock });
  const key = { publicId: 'abcdefgh', accountId: 'acme', secretMac: 'mac', mode: 'live', scopes: ['read'] } as const;
  await identity.addKey({ ...key, createdAt: NOW });
  await identity.keyByPublicId('abcdefgh');
  await identity.listKeys();
  await identity.listKeys('acme');
  await identity.noteKeyUse('abcdefgh', NOW, 1);
  await identity.revokeKey('abcdefgh', NOW);
  await identity.putSubscription({ accountId: 'acme', planKey: 'free', status: 'active' });
  await identity.subscriptionOf('acme');
  await identity.listSubscriptions();
  await audit.append({ at: NOW, actor: 'cli', action: 'cache.purge', subject: 'all', facts: { keys: ['a'] } });
  await audit.entries({ afterSeq: 0, limit: 9 });
  await audit.entries({ afterSeq: 0, limit: 9, action: 'key.create' });
  await audit.head();
}

/** Sessions of the console. */
export async function signIn({ sessions }: Stores): Promise<void> {
  await sessions.addLink({ secretMac: 'link', publicId: 'AAAAAAAA', expiresAt: NOW + 1 });
  await sessions.takeLink('link', NOW);
  await sessions.addSession({ secretMac: 'session', publicId: 'AAAAAAAA', createdAt: NOW, lastUsedAt: NOW }, 0);
  await sessions.sessionByMac('session');
  await sessions.noteSessionUse('session', NOW, 0);
  await sessions.endSession('session');
  await sessions.sessionsOf('acme', NOW);
  await sessions.addSession({ secretMac: 'other', publicId: 'abcdefgh', createdAt: NOW, lastUsedAt: NOW }, 0);
  await sessions.endSessionOf({ accountId: 'acme', sessionId: 'other', actor: 'cli', at: NOW });
}

/** Conversations. */
export async function converse({ conversations }: Stores): Promise<void> {
  const key = { accountId: 'acme', conversationId: 'c' };
  await conversations.append(key, { intent: 'status' }, NOW);
  await conversations.turns(key, NOW);
}

/** Leads and the mails that they are confirmed by. */
export async function keepLeads({ leads, leadMails }: Stores): Promise<void> {
  const lead = { kind: 'interest', email: 'a@b.example', consentVersion: '1', sentAt: NOW } as const;
  await leads.keep({ ...lead, confirmUntil: NOW + 1 }, NOW);
  await leads.newest(1);
  await leadMails.waiting(NOW);
  const [leased] = await leadMails.lease(NOW, 1);
  if (leased === undefined) throw new Error('a mail was due');
  await leadMails.handOver(leased, NOW);
  await leadMails.settle(leased, { next: 'sent', writtenAt: NOW });
  await leadMails.settle(leased, { next: 'again', at: NOW, wantedAt: NOW });
  for (const next of ['uncertain', 'given_up'] as const) await leadMails.settle(leased, { next });
  await leads.confirm({ addressId: leased.addressId, writtenAt: NOW }, NOW);
  await leads.removeById(leased.addressId);
  await leads.remove('a@b.example');
}

/** Destinations, of webhooks and of mail, and their deliveries. */
export async function deliver({ destinations, mailDestinations, deliveries }: Stores): Promise<void> {
  const key = { accountId: 'acme', destinationId: 'dst_1' };
  const sealed = new Uint8Array(1);
  for (const destinationId of ['dst_1', 'dst_2'])
    await destinations.add({ ...key, destinationId, url: 'https://a.example/', createdAt: NOW }, sealed, 9);
  const mail = {
    ...key,
    destinationId: 'dst_3',
    url: 'mailto:a@b.example',
    createdAt: NOW,
    schedule: 'daily',
  } as const;
  await mailDestinations.add(mail, { address: 'a@b.example', consentVersion: '1', consentText: '' }, 9);
  const ends = { now: NOW, daily: NOW, weekly: NOW };
  await deliveries.waiting(NOW, true);
  await deliveries.mayHandOver({ deliveryId: 'dlv_1', fence: 1 }, NOW);
  await mailDestinations.confirm('dst_3', ends);
  await mailDestinations.endPeriods(ends);
  await mailDestinations.endPeriods({
    now: NOW - 9_000_000_000,
    daily: NOW - 8_000_000_000,
    weekly: NOW - 8_000_000_000,
  });
  await mailDestinations.unsubscribe('dst_3', NOW);
  await mailDestinations.removeExpired(NOW);
  await destinations.list('acme');
  await destinations.change(key, { isEnabled: true });
  const template = { method: 'POST', headerNames: [] } as const;
  await destinations.change(key, { request: (held) => ({ ...held, template }) });
  await destinations.rotate({ ...key, destinationId: 'dst_2' }, { sealed, now: NOW, overlapUntil: NOW });
  await deliveries.redeliverFrom(key, 1, NOW);
  await deliveries.fanOut(NOW);
  await deliveries.send(key, { id: 'evt_own', type: 'destination.test', happenedAt: NOW, data: {} }, NOW);
  const [first, second] = await deliveries.lease({ now: NOW, limit: 9, busy: [] });
  const attempt = { triedAt: NOW, durationMs: 1, outcome: 'rejected', statusCode: 410 } as const;
  if (first !== undefined) await deliveries.settle(first, { attempt, next: { state: 'delivered' } }, NOW);
  if (second !== undefined) await deliveries.settle(second, { attempt, next: { state: 'dead' }, isGone: true }, NOW);
  await deliveries.redeliver('acme', 'dlv_1', NOW);
  await deliveries.list({ accountId: 'acme', limit: 1 });
  await destinations.remove(key);
}

/** Feed links and alert rules. */
export async function alert({ rules, feedLinks }: Stores): Promise<void> {
  const link = { accountId: 'acme', linkId: 'lnk_1' };
  await feedLinks.add({ ...link, label: 'a', createdAt: NOW }, 'm', 9);
  await feedLinks.list('acme');
  await feedLinks.byMac('m');
  await feedLinks.remove(link);
  const key = { accountId: 'acme', ruleId: 'rul_1' };
  const body = { name: 'a', regionIds: ['mena' as const], when: 'snapshot', destinationIds: ['dst_2'] };
  await rules.add({ ...key, body, createdAt: NOW }, 9);
  await rules.list('acme');
  await rules.find(key);
  await rules.change(key, { body, isEnabled: true }, NOW);
  const [position] = await rules.positions('mena');
  if (position === undefined) throw new Error('a rule was added');
  const event = { id: 'evt_rule', type: 'rule.fired', happenedAt: NOW, data: {} } as const;
  const place = { generatedAt: NOW + 1, snapshotId: 's' };
  await rules.advance(position, { place, state: null, events: [event], isDisabled: true }, NOW);
  await rules.remove(key);
}

/** Jobs of scenarios. */
export async function runScenario({ scenarioJobs }: Stores): Promise<void> {
  const key = { accountId: 'acme', kind: 'region', jobId: 'job_a' } as const;
  await scenarioJobs.add({ ...key, request: { regionId: 'mena' }, requestedAt: NOW });
  const claimed = await scenarioJobs.claim({ now: NOW, until: NOW + 1 });
  if (claimed === undefined) throw new Error('a job was queued');
  await scenarioJobs.renew(claimed, NOW + 2);
  await scenarioJobs.release(claimed, NOW);
  await scenarioJobs.finish(claimed, { failure: 'busy' }, NOW);
  await scenarioJobs.read(key);
  await scenarioJobs.cancel(key, NOW);
  await scenarioJobs.cancel({ accountId: 'other', jobId: 'job_a' }, NOW);
}
