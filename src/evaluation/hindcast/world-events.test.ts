import { describe, expect, it } from 'vitest';
import { worldEvents } from './world-events.ts';

const HEAD = 'id,conflict_new_id,conflict_name,country,best,type_of_violence,date';
const file = (...rows: readonly string[]) => ({ path: 'made.csv', text: `${[HEAD, ...rows].join('\n')}\n` });
const DAY = Date.UTC(2024, 0, 5) / 86_400_000;
const recordsOf = ({ histories }: ReturnType<typeof worldEvents>, iso2: string) =>
  histories.find(({ unit }) => unit === iso2)?.records;

describe('world files of dated events', () => {
  it('give every state its events by day, under the names that UCDP writes, with the conflict as member unit', () => {
    const world = worldEvents([
      file(
        '1,333,Sudan: Government,Sudan,12,1,2024-01-05',
        '2,13306,A - B,DR Congo (Zaire),4,2,2024-01-06T00:00:00',
        '3,420,Yemen: Government,Yemen (North Yemen),5,1,2024-01-31',
      ),
    ]);
    expect(recordsOf(world, 'SD')).toEqual([{ startDay: DAY, endDay: DAY, unit: '333', deaths: 12 }]);
    expect(recordsOf(world, 'CD')).toEqual([{ startDay: DAY + 1, endDay: DAY + 1, unit: '13306', deaths: 4 }]);
    expect(recordsOf(world, 'YE')).toHaveLength(1);
    expect(recordsOf(world, 'NZ')).toEqual([]);
    expect(world.histories.every(({ span }) => span.firstDay === DAY && span.lastDay === DAY + 26)).toBe(true);
    expect(world.unresolved).toEqual({});
  });

  it('count a row once that stands in two files, as the later file has it', () => {
    const world = worldEvents([
      file('1,333,x,Sudan,12,1,2024-01-05'),
      file('1,333,x,Sudan,14,1,2024-01-05', '2,333,x,Sudan,1,1,2024-01-07'),
    ]);
    expect(recordsOf(world, 'SD')?.map(({ deaths }) => deaths)).toEqual([14, 1]);
  });

  it('name the deaths of no state, and mistake no name for another', () => {
    const world = worldEvents([file('1,333,x,Atlantis,12,1,2024-01-05', '2,333,x,Niger,3,1,2024-01-06')]);
    expect(world.unresolved).toEqual({ Atlantis: 12 });
    expect(recordsOf(world, 'NE')).toHaveLength(1);
    expect(recordsOf(world, 'NG')).toEqual([]);
  });

  it.each([
    [['1,333,x,Sudan,12,1,soon'], /made\.csv: row 2: no day/],
    [['1,333,x,Sudan,many,1,2024-01-05'], /not a count/],
    [['1,333,x,Sudan,1,1,2024-01-05', '2,333,x,Sudan,1,1,2024-03-05'], /no event of 2024-02/],
    [[], /no event/],
  ] as const)('are refused with the reason: %s', (rows, reason) => {
    expect(() => worldEvents([file(...rows)])).toThrow(reason);
  });

  it('are refused without a column', () => {
    expect(() => worldEvents([{ path: 'made.csv', text: 'id,country,best\n1,Sudan,3\n' }])).toThrow(/no column/);
  });
});
