import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../ports/audit-log.ts';
import { entryHash, verifyChain } from './audit-chain.ts';
import { CHAIN_START } from './hash-chain.ts';

/** A chain of so many invented entries. */
function chain(length: number, actor = 'cli'): readonly AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const prevHash = entries.at(-1)?.hash ?? CHAIN_START;
    const linked = { seq, at: 1_000 * seq, actor, action: 'key.create', subject: `k${seq}`, facts: '{}', prevHash };
    entries.push({ ...linked, hash: entryHash(linked) });
  }
  return entries;
}

const longChain = fc.integer({ min: 2, max: 30 }).map((length) => chain(length));
const headOf = (entries: readonly AuditEntry[]) => {
  const last = entries.at(-1);
  return last === undefined ? undefined : { seq: last.seq, hash: last.hash };
};

describe('a chain of audit entries', () => {
  it('that was not changed is intact, and reports its head', async () => {
    expect(await verifyChain([])).toEqual({ status: 'intact', count: 0, head: undefined });
    const entries = chain(20);
    expect(await verifyChain(entries, headOf(entries.slice(0, 7)))).toEqual({
      status: 'intact',
      count: 20,
      head: headOf(entries),
    });
  });

  it('names the first entry of which any member was edited', async () => {
    const edits: readonly ((entry: AuditEntry) => AuditEntry)[] = [
      (entry) => ({ ...entry, at: entry.at + 1 }),
      (entry) => ({ ...entry, actor: 'mallory' }),
      (entry) => ({ ...entry, action: 'key.revoke' }),
      (entry) => ({ ...entry, subject: `${entry.subject} ` }),
      (entry) => ({ ...entry, facts: '{"planKey":"enterprise"}' }),
      (entry) => ({ ...entry, prevHash: 'f'.repeat(64) }),
      (entry) => ({ ...entry, hash: 'f'.repeat(64) }),
    ];
    await fc.assert(
      fc.asyncProperty(longChain, fc.nat(), fc.constantFrom(...edits), async (entries, place, edit) => {
        const index = place % entries.length;
        const edited = entries.map((entry, at) => (at === index ? edit(entry) : entry));
        expect(await verifyChain(edited)).toMatchObject({ status: 'broken', seq: index + 1 });
      }),
    );
  });

  it('names the entry after one that was edited and hashed again', async () => {
    await fc.assert(
      fc.asyncProperty(longChain, fc.nat(), async (entries, place) => {
        const index = place % (entries.length - 1);
        const forged = entries.map((entry, at) => {
          if (at !== index) return entry;
          const edited = { ...entry, actor: 'mallory' };
          return { ...edited, hash: entryHash(edited) };
        });
        expect(await verifyChain(forged)).toMatchObject({ status: 'broken', seq: index + 2 });
      }),
    );
  });

  it('names the first place from which an entry was deleted, unless it was the last', async () => {
    await fc.assert(
      fc.asyncProperty(longChain, fc.nat(), fc.boolean(), async (entries, place, isRenumbered) => {
        const index = place % (entries.length - 1);
        const left = entries.filter((_, at) => at !== index);
        const shown = isRenumbered ? left.map((entry, at) => ({ ...entry, seq: at + 1 })) : left;
        expect(await verifyChain(shown)).toMatchObject({ status: 'broken', seq: index + 1 });
      }),
    );
  });

  it('names the first place at which two entries were exchanged', async () => {
    await fc.assert(
      fc.asyncProperty(longChain, fc.nat(), fc.nat(), fc.boolean(), async (entries, a, b, isRenumbered) => {
        const [first, second] = [a % entries.length, b % entries.length].toSorted((x, y) => x - y);
        fc.pre(first !== undefined && second !== undefined && first !== second);
        const exchanged = entries.map(
          (entry, at) => entries[at === first ? second : at === second ? first : at] ?? entry,
        );
        const shown = isRenumbered ? exchanged.map((entry, at) => ({ ...entry, seq: at + 1 })) : exchanged;
        expect(await verifyChain(shown)).toMatchObject({ status: 'broken', seq: first + 1 });
      }),
    );
  });

  it('names the place at which an entry was inserted, however well it is made', async () => {
    await fc.assert(
      fc.asyncProperty(longChain, fc.nat(), async (entries, place) => {
        const index = place % entries.length;
        const prevHash = entries[index - 1]?.hash ?? CHAIN_START;
        const linked = { seq: index + 1, at: 5, actor: 'm', action: 'key.create', subject: 's', facts: '{}', prevHash };
        const made = { ...linked, hash: entryHash(linked) };
        const after = entries.slice(index).map((entry) => ({ ...entry, seq: entry.seq + 1 }));
        const shown = [...entries.slice(0, index), made, ...after];
        expect(await verifyChain(shown)).toMatchObject({ status: 'broken', seq: index + 2 });
      }),
    );
  });

  it('of which the end was cut off is found only against a noted head', async () => {
    await fc.assert(
      fc.asyncProperty(longChain, fc.nat(), async (entries, place) => {
        const cut = entries.slice(0, place % entries.length);
        expect(await verifyChain(cut)).toMatchObject({ status: 'intact', count: cut.length });
        expect(await verifyChain(cut, headOf(entries))).toMatchObject({ status: 'broken', seq: cut.length + 1 });
      }),
    );
  });

  it('that was rewritten as a whole is found only against a noted head', async () => {
    const [original, forged] = [chain(9), chain(9, 'mallory')];
    expect(await verifyChain(forged)).toMatchObject({ status: 'intact' });
    expect(await verifyChain(forged, headOf(original.slice(0, 4)))).toMatchObject({ status: 'broken', seq: 4 });
  });
});
