import { describe, expect, it } from 'vitest';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import { backupCheck, feedCheck, regionCheck, worst } from './health-checks.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;
const card: FeedCard = {
  id: 'f',
  title: 'F',
  source: 'F',
  url: 'https://f.example',
  licence: 'l',
  attribution: 'a',
  mayHandOn: 'records',
  metrics: [],
  cadenceMs: HOUR,
  publicationLagMs: 0,
  maxAgeMs: 24 * HOUR,
  expectedRecords: [0, 1],
};
const state: FeedState = {
  feedId: 'f',
  cursor: null,
  lastAttemptAt: NOW,
  lastSuccessAt: NOW,
  newestContentAt: NOW,
  consecutiveFailures: 0,
};

describe('a feed', () => {
  it.each([
    [state, 'ok', []],
    [undefined, 'warn', ['never_ran', 'no_content']],
    [
      { feedId: 'f', cursor: null, lastAttemptAt: NOW, consecutiveFailures: 1 },
      'crit',
      ['never_succeeded', 'run_failing', 'no_content'],
    ],
    [{ ...state, lastSuccessAt: NOW - 3 * HOUR - 1 }, 'warn', ['run_overdue']],
    [{ ...state, consecutiveFailures: 2 }, 'warn', ['run_failing']],
    [{ ...state, lastSuccessAt: NOW + HOUR }, 'warn', ['in_future']],
    [{ ...state, newestContentAt: NOW + 24 * HOUR }, 'ok', []],
    [{ ...state, newestContentAt: NOW + 25 * HOUR }, 'warn', ['in_future']],
    [{ ...state, newestContentAt: NOW - 24 * HOUR - 1 }, 'warn', ['content_stale']],
    [{ ...state, newestContentAt: NOW - 72 * HOUR - 1 }, 'crit', ['content_stale']],
  ] as const)('in state %j is %s', (given, status, reasons) => {
    expect(feedCheck(card, given, NOW)).toMatchObject({ check: 'feed:f', status, reasons });
  });

  it.each([
    [state, { failuresInARow: 0, circuit: 'closed' }],
    [
      { ...state, retryAt: NOW + 5 },
      { failuresInARow: 0, waitingUntil: NOW + 5, circuit: 'closed' },
    ],
    [
      { ...state, retryAt: NOW },
      { failuresInARow: 0, circuit: 'closed' },
    ],
    [
      { ...state, consecutiveFailures: 6, retryAt: NOW + 5, pausedUntil: NOW + 9 },
      { failuresInARow: 6, waitingUntil: NOW + 9, circuit: 'open' },
    ],
    [
      { ...state, consecutiveFailures: 6, pausedUntil: NOW },
      { failuresInARow: 6, circuit: 'half_open' },
    ],
  ] as const)('in state %j says whether it is asked', (given, said) => {
    const { failuresInARow, waitingUntil, circuit, reasons } = feedCheck(card, given, NOW);
    const wait = waitingUntil === undefined ? {} : { waitingUntil };
    expect({ failuresInARow, ...wait, circuit }).toEqual(said);
    expect(reasons.includes('circuit_open')).toBe(said.circuit === 'open');
  });

  const sourcesOf = (unreadCount: number, totalCount: number) =>
    Array.from({ length: totalCount }, (_, at) =>
      at < unreadCount ? { id: `s${at}`, problem: 'answered 404' } : { id: `s${at}` },
    );
  it.each([
    [0, 9, 'ok', undefined],
    [1, 9, 'ok', '1 of 9 sources was not read: s0 (answered 404)'],
    [3, 10, 'ok', '3 of 10 sources were not read: s0 (answered 404), s1 (answered 404), s2 (answered 404)'],
    [4, 10, 'warn', expect.stringContaining('4 of 10 sources were not read')],
    [15, 16, 'warn', expect.stringMatching(/s4 \(answered 404\) and 10 more$/)],
  ])('of which %i of %i sources were not read is %s', (unreadCount, totalCount, status, detail) => {
    const check = feedCheck(card, { ...state, sources: sourcesOf(unreadCount, totalCount) }, NOW);
    expect([check.status, check.detail]).toEqual([status, detail]);
    expect(check.reasons).toEqual(status === 'warn' ? ['sources_unread'] : []);
  });

  it('names the source that was read in the place of others', () => {
    const sources = [{ id: 'FRED', problem: 'answered 403' }, { id: 'EIA', isFallback: true } as const];
    const { detail } = feedCheck(card, { ...state, sources }, NOW);
    expect(detail).toBe('Read from EIA; 1 of 2 sources was not read: FRED (answered 403)');
  });

  it('shows an instant that never happened by leaving it out', () => {
    expect(Object.keys(feedCheck(card, undefined, NOW))).toEqual(['check', 'status', 'reasons']);
  });
});

describe('a region', () => {
  const snapshot = {
    regionId: 'mena',
    snapshotId: 's',
    generatedAt: NOW - HOUR,
    validUntil: NOW,
    body: new Uint8Array(),
    contentHash: 'h',
  };
  it.each([
    [{ status: 'current', snapshot }, NOW, 'ok', []],
    [{ status: 'current', snapshot }, NOW + 1, 'warn', ['snapshot_stale']],
    [{ status: 'current', snapshot }, NOW + 6 * HOUR + 1, 'crit', ['snapshot_overdue']],
    [{ status: 'degraded', snapshot }, NOW, 'warn', ['unreadable']],
    [{ status: 'none' }, NOW, 'crit', ['no_snapshot']],
    [{ status: 'unavailable' }, NOW, 'crit', ['unreadable']],
  ] as const)('with %j at %d is judged by its validity', (source, now, status, reasons) => {
    expect(regionCheck('mena', source, now)).toMatchObject({ check: 'region:mena', status, reasons });
  });
});

it('the whole is as bad as its worst part', () => {
  expect([worst([]), worst(['ok', 'warn']), worst(['warn', 'crit', 'ok'])]).toEqual(['ok', 'warn', 'crit']);
});

describe('the scheduled backups', () => {
  const DAY = 24 * HOUR;
  it.each([
    [{ newestAt: NOW - 2 * DAY }, 'ok', [], undefined],
    [{}, 'warn', ['never_ran'], 'BACKUP_DIR holds no complete backup'],
    [{ unreadable: true }, 'warn', ['unreadable'], 'BACKUP_DIR cannot be read'],
    [
      { newestAt: NOW - 2 * DAY - 1 },
      'warn',
      ['run_overdue'],
      'The newest backup is of 9 Feb 1970, 15:59 UTC, and one is due every 24 hours',
    ],
    [{ newestAt: NOW, lastProblem: 'ENOSPC' }, 'warn', ['run_failing'], 'The last attempt failed: ENOSPC'],
    [{ newestAt: NOW + DAY }, 'warn', ['in_future'], 'The newest backup is dated in the future'],
  ] as const)('that stand at %j are %s', (standing, status, reasons, detail) => {
    const found = backupCheck({ everyMs: DAY, ...standing }, NOW);
    expect(found).toMatchObject({ check: 'backup', status, reasons });
    expect(found.detail).toBe(detail);
  });
});
