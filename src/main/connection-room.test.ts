import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { connectionRoom, openFilesResult, roomWithin } from './connection-room.ts';
import { reportRejections } from './report-rejections.ts';

const limits = (soft: number | string) =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft}                 ${soft}              files\n`;

it('connections never use up the files of a process, and one is always taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 2_000_000 }), fc.nat(3_000), (soft, openCount) => {
      const room = roomWithin(limits(soft), openCount) ?? 0;
      expect(room).toBeGreaterThanOrEqual(1);
      if (soft - openCount > 16 + soft / 4) expect(room + openCount).toBeLessThanOrEqual(soft - 16);
    }),
  );
  expect([roomWithin(limits('unlimited'), 3), roomWithin('', 3)]).toEqual([undefined, undefined]);
  expect(connectionRoom() ?? 1).toBeGreaterThan(0);
});

it('the doctor names how many connections there is room for, and warns when they are few', () => {
  expect(openFilesResult(roomWithin(limits(256), 30))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^room for about 162 connections, .*ulimit -n/),
  });
  expect(openFilesResult(50_000)).toMatchObject({ ok: true });
  expect(openFilesResult(undefined)).toMatchObject({ ok: true });
});

it('rejections are counted one by one and logged at most once a second, none without its line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { maxLength: 40 }), async (pauses) => {
      const time = fakeClock(0);
      const lines: { readonly at: number; readonly count: number }[] = [];
      let counted = 0;
      const { rejected, isRejecting } = reportRejections({
        log: { warn: (_, facts) => lines.push({ at: time.clock.now(), count: Number(facts?.count) }) },
        onEach: () => {
          counted += 1;
        },
        clock: time.clock,
        setTimer: time.setTimer,
      });
      expect(isRejecting()).toBe(false);
      for (const pause of pauses) {
        await time.pass(pause);
        rejected();
      }
      await time.pass(2_000);
      expect(isRejecting()).toBe(pauses.length > 0);
      await time.pass(60_000);
      expect(isRejecting()).toBe(false);
      expect([counted, lines.reduce((sum, { count }) => sum + count, 0)]).toEqual([pauses.length, pauses.length]);
      for (const [index, { at }] of lines.entries())
        if (index > 0) expect(at - (lines[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
    }),
  );
});
