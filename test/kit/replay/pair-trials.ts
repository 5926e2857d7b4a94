import { type CsvRecord, csvRecords } from '../csv-records.ts';
import { recordingPath } from '../recordings.ts';
import { type ScoreTrial, trialsOf } from './score-trials.ts';

/** Adversaries whose conflict with the first country of a theatre, or with its members, is that of the theatre. */
const ADVERSARIES: Readonly<Record<string, readonly string[]>> = {
  ...{ ISR: ['PSE', 'SYR', 'LBN', 'IRN'], UKR: ['RUS'], IND: ['PAK'], LBY: ['TUR', 'EGY', 'ARE'] },
  ...{ IRN: ['USA', 'ISR', 'SAU'], SDN: ['SSD', 'ETH', 'TCD'], PRK: ['KOR', 'USA', 'JPN'] },
  ...{ POL: ['RUS', 'BLR'], LTU: ['RUS', 'BLR'], LVA: ['RUS', 'BLR'], EST: ['RUS'], FIN: ['RUS'] },
  ...{ YEM: ['SAU', 'ARE', 'USA', 'ISR'], TWN: ['CHN'], PHL: ['CHN'] },
};

/** The rules of `scoreTrials` on the daily scores of pairs, 2018 to early 2024; empty without the history. */
export function pairTrials(): readonly ScoreTrial[] {
  const scores = recordingPath('history', 'news', 'gdelt_dyad_day_2018_2024.csv.gz');
  const labels = recordingPath('history', 'crises', 'crisis_labels_2018_2024.csv');
  if (scores === undefined || labels === undefined) return [];
  return trialsOf(conflictOfPairs(csvRecords(scores)), csvRecords(labels));
}

/**
 * Conflict of each country with its listed adversaries as rows of a country and day.
 * @param scores `date`, `a`, `b`, `score` of every pair and day: cooperation less conflict, in either order of the pair
 */
export function conflictOfPairs(scores: readonly CsvRecord[]): readonly CsvRecord[] {
  return scores.flatMap(({ date = '', a = '', b = '', score }) => {
    const conflict = Math.max(0, -Number(score));
    const members = [...(isAgainst(a, b) ? [a] : []), ...(isAgainst(b, a) ? [b] : [])];
    return members.map((iso3) => ({ date, iso3, conflict_sum: String(conflict) }));
  });
}

const isAgainst = (country: string, other: string): boolean => ADVERSARIES[country]?.includes(other) === true;
