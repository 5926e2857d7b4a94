import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { type AccessEntry, unparsedEntry } from '../gateway/access-entry.ts';
import { createLog } from './log.ts';

const entryOf = (members: Partial<AccessEntry>): AccessEntry => ({
  ...unparsedEntry({ requestId: 'r', clientAddress: '192.0.2.1' }, { status: 401, headers: [], pieces: [] }),
  code: 'unauthenticated',
  ...members,
});

function setup() {
  const { clock, setTimer, pass } = fakeClock();
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog('info', 'live', { now: clock.now, setTimer, destination });
  return { log, lines, pass, parsed: () => lines.map((line) => Object(JSON.parse(line))) };
}

const ADDRESS = fc.integer({ min: 1, max: 4 }).map((last) => `192.0.2.${last}`);
const REFUSED = fc.record({
  status: fc.constantFrom(401, 404, 429),
  clientAddress: ADDRESS,
  accountId: fc.constant(undefined),
});
const ACCEPTED = fc.record({
  status: fc.constantFrom(200, 304, 404, 500),
  clientAddress: ADDRESS,
  accountId: fc.constant('acme'),
});

describe('the lines of refused requests', () => {
  it('report every refusal, by line or by count, and every accepted request by a line of its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(REFUSED, ACCEPTED), { maxLength: 60 }), async (members) => {
        const { log, parsed, pass } = setup();
        for (const one of members) log.request(entryOf(one));
        await pass(1_000);
        const reported = (address: string, status: number) =>
          parsed()
            .filter((line) => line.clientAddress === address && line.status === status)
            .reduce((sum, line) => sum + (line.msg === 'repeated refusals' ? line.count : 1), 0);
        for (const { clientAddress, status } of members)
          expect(reported(clientAddress, status)).toBe(
            members.filter((one) => one.clientAddress === clientAddress && one.status === status).length,
          );
        const own = parsed().filter(({ msg, accountId }) => msg === 'request' && accountId === 'acme');
        expect(own).toHaveLength(members.filter(({ accountId }) => accountId === 'acme').length);
      }),
    );
  });

  it('stay few, however many refusals one address or many cause in a second', async () => {
    const { log, lines, parsed, pass } = setup();
    for (let count = 0; count < 20_000; count += 1) log.request(entryOf({}));
    await pass(1_000);
    expect(parsed().map(({ msg, count, level }) => [msg, count, level])).toEqual([
      ['request', undefined, 40],
      ['repeated refusals', 19_999, 40],
    ]);
    lines.length = 0;
    for (let count = 0; count < 20_000; count += 1) log.request(entryOf({ clientAddress: `192.0.${count}.1` }));
    await pass(1_000);
    expect(lines.length).toBeLessThan(300);
    expect(parsed().reduce((sum, { count = 1 }) => sum + count, 0)).toBe(20_000);
  });

  it('are written before the process ends', () => {
    const { log, parsed } = setup();
    for (let count = 0; count < 3; count += 1) log.request(entryOf({}));
    log.flush();
    expect(parsed().map(({ count }) => count)).toEqual([undefined, 2]);
  });
});
