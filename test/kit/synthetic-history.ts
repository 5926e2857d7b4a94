import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = [
  'India',
  'Mexico',
  'Nigeria',
  'Sudan',
  'Iraq',
  'Mali',
  'Yemen',
  'Colombia',
  'Somalia',
  'Pakistan',
  'Chad',
  'Egypt',
];

export interface MadeHistory {
  /** Folder in the layout of history/, hand-made: nothing in it happened. */
  readonly folder: string;
  /** World files of dated events over the first months of the same wars: one of the first half, one of the rest. */
  readonly worldFiles: (months: number) => readonly string[];
  readonly remove: () => void;
}

/**
 * A folder of hand-made conflict data: wars that flare up and die down by a fixed recurrence, by month and, for two countries, by day.
 * @param years from 1989 on
 */
export function madeHistory(years: number): MadeHistory {
  const folder = mkdtempSync(join(tmpdir(), 'made-history-'));
  mkdirSync(join(folder, 'conflict'));
  writeFileSync(join(folder, 'conflict', 'ucdp_country_month.csv'), monthlyTable(years));
  writeFileSync(join(folder, 'conflict', 'ucdp_events_india.csv'), eventTable(years, 3));
  writeFileSync(join(folder, 'conflict', 'ucdp_mexico.csv'), eventTable(years, 8));
  const worldFiles = (months: number): readonly string[] => {
    const rows = worldRows(months);
    const half = Math.floor(rows.length / 2);
    return [rows.slice(0, half), rows.slice(half)].map((own, i) => {
      const path = join(folder, `world-${i}.csv`);
      writeFileSync(path, `id,conflict_new_id,conflict_name,country,best,type_of_violence,date\n${own.join('\n')}\n`);
      return path;
    });
  };
  return { folder, worldFiles, remove: () => rmSync(folder, { recursive: true }) };
}

/** Deaths in the month `i` of the country `c`: a level that lasts for some months, times a wobble. */
export function madeDeaths(c: number, i: number): number {
  const phase = Math.floor((i + 5 * c) / (7 + (c % 4)));
  const level = [4, 30, 120, 500, 60][(phase * (c + 3)) % 5] ?? 0;
  return Math.floor((level * (20 + ((i * 7_919 + c * 104_729) % 61))) / 50);
}

export function monthlyTable(years: number): string {
  const rows = NAMES.flatMap((name, c) =>
    Array.from({ length: years * 12 }, (_, i) => {
      const month = `${1989 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`;
      return `${month},${name},${madeDeaths(c, i)}`;
    }),
  );
  return `month,country,fatalities_best\n${rows.join('\n')}\n`;
}

/** Every third day an event in every country, and one in a country that there is not. */
function worldRows(months: number): readonly string[] {
  const first = Date.UTC(1989, 0, 1);
  const rows = Array.from({ length: months * 30 }, (_, day) => {
    const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
    return NAMES.map((name, c) => {
      const deaths = Math.floor(madeDeaths(c, Math.floor(day / 30)) / 10) + ((day * 31 + c) % 3);
      return `${day}-${c},${(day + c) % 4},made war,${name},${(day + c) % 3 === 0 ? deaths : 0},1,${date}`;
    });
  });
  return [...rows.flat(), '0,1,made war,Atlantis,3,1,1989-02-01'];
}

function eventTable(years: number, seed: number): string {
  const first = Date.UTC(1989, 0, 1) / 86_400_000;
  const rows = Array.from({ length: years * 365 }, (_, day) => {
    const deaths = Math.floor(madeDeaths(seed, Math.floor(day / 30)) / 12) + ((day * 31 + seed) % 3);
    return `${day},side ${day % 7},${first + day},${first + day + (day % 50 === 0 ? 3 : 0)},${deaths}`;
  });
  return `id,dyad_name,date_start,date_end,best\n${rows.join('\n')}\n`;
}
