import { describe, expect, it } from 'vitest';
import { MONTHLY_NORMS } from '../src/assessment/parameters/corridor-norms.ts';
import { csvRecords } from './kit/csv-records.ts';
import { recordingPath } from './kit/recordings.ts';

const classes = recordingPath('history', 'maritime', 'portwatch_4_chokepoints_by_class.csv');
const totals = recordingPath('history', 'maritime', 'portwatch_4_chokepoints.csv');
const recorded = recordingPath(
  'recordings',
  'portwatch',
  'daily-chokepoint-transit-calls-and-shipment-volume-estimates.csv',
);
/** The last day before ships began to leave the Red Sea: norms are fitted up to it. */
/** Names of the histories that differ from the registry's ids. */
const IDS: Readonly<Record<string, string>> = { hormuz: 'hormuz_strait', malacca: 'malacca_strait' };
const LAST_DAY = '2023-10-31';

describe.skipIf(classes === undefined || totals === undefined || recorded === undefined)(
  'the daily transits there are',
  () => {
    it('give a season to every chokepoint that has them in the years of the fit', () => {
      const rows = [classes, totals].flatMap((path) => (path === undefined ? [] : csvRecords(path)));
      const named = rows.filter(({ date = '' }) => date <= LAST_DAY).map(({ chokepoint = '' }) => chokepoint);
      const ids = named.map((name) => IDS[name] ?? name);
      expect(new Set(ids)).toEqual(new Set(Object.keys(MONTHLY_NORMS)));
    });

    it('of one more are of a later year, in a war: its season is not known', () => {
      const rows = recorded === undefined ? [] : csvRecords(recorded);
      expect(new Set(rows.map(({ portname }) => portname))).toEqual(new Set(['Kerch Strait']));
      expect(rows.every(({ date = '' }) => date > LAST_DAY)).toBe(true);
      expect(MONTHLY_NORMS).not.toHaveProperty('kerch_strait');
    });
  },
);
