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

  it('keep events that share an id by chance, or have none, and count such ids', () => {
    const first = file('1,333,x,Sudan,12,1,2024-01-05', ',333,x,Sudan,3,1,2024-01-06', ',333,x,Sudan,4,1,2024-01-06');
    const second = file('1,420,x,Yemen,5,1,2024-01-05', '1,333,x,Sudan,6,1,2024-01-07', '2,333,x,Sudan,1,1,2024-01-08');
    const world = worldEvents([first, second]);
    expect(recordsOf(world, 'SD')?.map(({ deaths }) => deaths)).toEqual([12, 3, 4, 6, 1]);
    expect(recordsOf(world, 'YE')?.map(({ deaths }) => deaths)).toEqual([5]);
    expect(world.repeatedIds).toBe(1);
    expect(world.notes).toEqual([expect.stringContaining('Ids shared by events of different countries or days')]);
  });

  it('are read with blanks around headers and cells, mixed line ends, blank lines and a trailing comma', () => {
    const text = ` ${HEAD.replaceAll(',', ' , ')} \r\n 1 ,333,x, Sudan ,12 ,1, 2024-01-05\n   \r\n2,333,x,Sudan,3,1,2024-01-06,\n,,,\n`;
    const world = worldEvents([{ path: 'made.csv', text }]);
    expect(recordsOf(world, 'SD')?.map(({ deaths }) => deaths)).toEqual([12, 3]);
  });

  it('reject a row without a count, and say how many', () => {
    const world = worldEvents([file('1,333,x,Sudan,,1,2024-01-05', '2,333,x,Sudan,3,1,2024-01-06')]);
    expect(recordsOf(world, 'SD')).toHaveLength(1);
    expect(world.rejectedRows).toEqual({ 'no count of deaths': 1 });
    expect(world.notes).toEqual(['Rows rejected for no count of deaths: 1.']);
  });

  it('begin with the last unbroken run of months, and say what lies before it', () => {
    const world = worldEvents([
      file('1,1,x,Sudan,1,1,2023-06-05', '2,1,x,Sudan,2,1,2024-01-05', '3,1,x,Sudan,3,1,2024-02-05'),
    ]);
    expect(recordsOf(world, 'SD')?.map(({ deaths }) => deaths)).toEqual([2, 3]);
    expect(world.histories[0]?.span.firstDay).toBe(DAY);
    expect(world.notes).toEqual([expect.stringMatching(/^Events before 2024-01, .* an event of 2023-12: 1\.$/)]);
  });

  it('name the deaths of no state, and mistake no name for another', () => {
    const world = worldEvents([file('1,333,x,Atlantis,12,1,2024-01-05', '2,333,x,Niger,3,1,2024-01-06')]);
    expect(world.unresolved).toEqual({ Atlantis: 12 });
    expect(recordsOf(world, 'NE')).toHaveLength(1);
    expect(recordsOf(world, 'NG')).toEqual([]);
  });

  it.each([
    [['1,333,x,Sudan,12,1,soon'], /made\.csv: row 2: no day/],
    [['1,333,x,Sudan,12,1,2024-02-31'], /made\.csv: row 2: no day: "2024-02-31"/],
    [['1,333,x,Sudan,12,1,20240105'], /no day/],
    [['1,333,x,Sudan,many,1,2024-01-05'], /made\.csv: row 2: not a count/],
    [['1,333,x,Sudan,1,1,2024-01-05,more'], /8 fields instead of 7/],
    [['1,333,x,Sudan'], /4 fields instead of 7/],
    [[], /no event/],
  ] as const)('are refused with the reason: %s', (rows, reason) => {
    expect(() => worldEvents([file(...rows)])).toThrow(reason);
  });

  it('are refused without a column', () => {
    expect(() => worldEvents([{ path: 'made.csv', text: 'id,country,best\n1,Sudan,3\n' }])).toThrow(/no column/);
  });
});
