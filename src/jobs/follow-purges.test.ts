import { describe, expect, it } from 'vitest';
import { MemoryAuditLog } from '../../test/kit/memory-audit-log.ts';
import { followPurges } from './follow-purges.ts';

async function follow(audit: MemoryAuditLog) {
  const forgotten: (readonly string[])[] = [];
  const later: { readonly ms: number; readonly run: () => void }[] = [];
  let calledOff = 0;
  const stop = await followPurges({
    audit,
    forget: (keys) => void forgotten.push(keys),
    setTimer: (ms, run) => {
      later.push({ ms, run });
      return () => {
        calledOff += 1;
      };
    },
  });
  return {
    forgotten,
    later,
    stop,
    calledOff: () => calledOff,
    look: async () => {
      for (const { run } of later.splice(0)) run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const purge = (audit: MemoryAuditLog, ...keys: string[]) =>
  audit.append({ at: 1, actor: 'a', action: 'cache.purge', subject: 'caches', facts: { keys } });

describe('following purges', () => {
  it('repeats each purge from its start on once, in order, and nothing else', async () => {
    const audit = new MemoryAuditLog();
    await purge(audit, 'before');
    const { forgotten, look } = await follow(audit);
    await look();
    await purge(audit, 'first', 'second');
    await audit.append({ at: 1, actor: 'a', action: 'key.create', subject: 'k', facts: { keys: ['no'] } });
    await audit.append({ at: 1, actor: 'a', action: 'cache.purge_dry_run', subject: 'c', facts: { keys: ['dry'] } });
    await purge(audit, 'third');
    await look();
    await look();
    expect(forgotten).toEqual([['first', 'second'], ['third']]);
  });

  it('looks again within a second of each look, so that a purge is everywhere within two', async () => {
    const { later, look } = await follow(new MemoryAuditLog());
    for (let round = 0; round < 3; round += 1) {
      expect(later.map(({ ms }) => ms)).toEqual([1_000]);
      await look();
    }
  });

  it('makes up for the looks at a log that could not be read', async () => {
    const audit = new MemoryAuditLog();
    const { forgotten, look } = await follow(audit);
    await purge(audit, 'missed');
    audit.isDown = true;
    await look();
    await look();
    expect(forgotten).toEqual([]);
    audit.isDown = false;
    await look();
    expect(forgotten).toEqual([['missed']]);
  });

  it('repeats rather too much than too little when the log cannot be read at the start', async () => {
    const audit = new MemoryAuditLog();
    await purge(audit, 'before');
    audit.isDown = true;
    const { forgotten, look } = await follow(audit);
    audit.isDown = false;
    await look();
    expect(forgotten).toEqual([['before']]);
  });

  it('ends when it is stopped, also in the middle of a look', async () => {
    const { later, stop, look, calledOff } = await follow(new MemoryAuditLog());
    const looking = look();
    stop();
    await looking;
    expect(later).toEqual([]);
    expect(calledOff()).toBe(1);
  });
});
