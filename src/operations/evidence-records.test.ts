import { describe, expect, it } from 'vitest';
import { immediateTimer } from '../../test/kit/fake-clock.ts';
import type { Caller } from '../contract/conventions/caller.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { type EvidenceRecordParts, evidenceRecords } from './evidence-records.ts';

const NOW = 1_780_315_200_000;
const open = FEED_CARDS.find(({ mayHandOn }) => mayHandOn === 'records')?.id ?? '';
const closed = FEED_CARDS.find(({ mayHandOn }) => mayHandOn === 'title-and-link')?.id ?? '';

const stored = (feedId: string) => ({
  seq: 1,
  feedId,
  recordId: 'r',
  kind: 'headline',
  title: `A title of ${feedId}`,
  observedAt: NOW,
  knownAt: NOW,
  body: {},
});
const entries = [open, closed].map((feedId, index) => ({ evidenceId: `ev_${index}`, feedId, recordId: 'r' }));
const body = Buffer.from(JSON.stringify({ companion: { entries } }));

async function feedsShown(caller: Caller | undefined): Promise<readonly string[]> {
  const companion = async () => ({ snapshotId: 's', generatedAt: NOW, body });
  const history: unknown = { companion };
  const records: unknown = { byKeys: async () => [stored(open), stored(closed)] };
  const parts: EvidenceRecordParts = Object.assign(Object.create(null), {
    history,
    records,
    cards: FEED_CARDS,
    setTimer: immediateTimer,
  });
  const read = await evidenceRecords({ snapshotId: 's', generatedAt: NOW }, new Set(['ev_0', 'ev_1']), {
    ...parts,
    caller,
  });
  return read.ok ? read.value.map(({ feedId }) => feedId) : [];
}

describe('records behind evidence', () => {
  it('are of every source for a caller, and for a visitor of those alone that may be handed on', async () => {
    const caller: Caller = { accountId: 'acme', scheme: 'key', credentialId: 'k', scopes: [] };
    expect(await feedsShown(caller)).toEqual([open, closed]);
    expect(await feedsShown({ ...caller, scheme: 'visitor' })).toEqual([open]);
  });
});
