import { corridorNorm } from '../../src/assessment/corridors/corridor-norm.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { DAY_MS, dayNumber, HOUR_MS, isoDate } from '../../src/assessment/time.ts';
import { ADSB_MILITARY_CARD } from '../../src/feeds/adsb-military/card.ts';
import { createAdsbMilitary } from '../../src/feeds/adsb-military/feed.ts';
import { CBOE_VIX_CARD } from '../../src/feeds/cboe-vix/card.ts';
import { parseVixHistory } from '../../src/feeds/cboe-vix/parse.ts';
import { featureSet, transitAttributes, transitFieldNames } from '../../src/feeds/fakes/arcgis-features.ts';
import { fredCsv } from '../../src/feeds/fakes/fred-table.ts';
import { FRED_BRENT_CARD } from '../../src/feeds/fred-brent/card.ts';
import { BRENT } from '../../src/feeds/fred-brent/feed.ts';
import { parseFredCsv } from '../../src/feeds/fred-csv.ts';
import { PORTWATCH_TRANSITS_CARD } from '../../src/feeds/portwatch-transits/card.ts';
import { parsePage } from '../../src/feeds/portwatch-transits/parse.ts';
import { scriptedFetch } from '../../src/feeds/test-kit/scripted-fetch.ts';
import { chokepointById } from '../../src/reference/chokepoints.ts';
import type { Json } from '../../src/reference/content-hash.ts';
import { type CodedRow, exportsOfDay } from './replay/export-of-rows.ts';
import { knownRows } from './replay/known-rows.ts';
import { crude, traffic } from './worlds.ts';

/** When worlds of bytes are looked at: a scheduled run, a quarter of an hour after the newest export. */
export const BYTES_NOW = Date.UTC(2026, 2, 17);
const TODAY = BYTES_NOW;
/** Days of news: a baseline of ninety, the week that is left out, the three judged. */
const NEWS_DAYS = 101;
const ROWS_A_DAY = 12_000;

/** Reports of one kind in one country on each of the last three days, and on each day before; more than those name its soldiers. */
export interface ToldReports {
  readonly code: string;
  readonly iso2: string;
  readonly now: number;
  readonly before?: number;
}

/** Exports of events of a hundred days. */
export function newsBytes(reported: readonly ToldReports[]): readonly Observation[] {
  return Array.from({ length: NEWS_DAYS }, (_, back) => NEWS_DAYS - back).flatMap((daysAgo) => {
    const rows = reported.flatMap(({ code, iso2, now, before = 0 }): readonly CodedRow[] => {
      const count = daysAgo <= 3 ? now : before;
      return Array.from({ length: count }, (_, part) => ({
        ...{ code, place: iso2, part: part + 1, from: iso2 },
        ...(part < before ? {} : { role: 'MIL' }),
      }));
    });
    return exportsOfDay(TODAY - daysAgo * DAY_MS, rows, ROWS_A_DAY);
  });
}

/** Pages of transits, the newest day eight days ago; the usual count meets the published norm, the last twelve days a ratio of it. */
export function transitBytes(chokepointId: string, usual: number, ratio = 1): readonly Observation[] {
  const chokepoint = chokepointById(chokepointId);
  if (chokepoint === undefined) throw new RangeError(`no chokepoint ${chokepointId}`);
  const counts = traffic(usual, ratio);
  const tonnes = { container: 0, dryBulk: 0, generalCargo: 0, roro: 0, tanker: 0 };
  const rows = counts.map((count, i) => {
    const dayAt = TODAY - (8 + counts.length - 1 - i) * DAY_MS;
    const { portwatchId: portid, portwatchName: portname } = chokepoint;
    const norm = corridorNorm(chokepointId)(dayNumber(dayAt)) ?? usual;
    return transitAttributes({
      ...{ portid, portname, dayAt, tonnes },
      objectId: dayNumber(dayAt),
      ships: { ...tonnes, generalCargo: Math.round((count / usual) * norm) },
    });
  });
  const page = featureSet(rows, { fields: transitFieldNames(), exceeded: false });
  return knownRows(parsePage(Buffer.from(page), chokepoint, BYTES_NOW), PORTWATCH_TRANSITS_CARD);
}

/** A table of Brent, the last three quotes so much dearer than the seventy before. */
export function brentBytes(rise = 0): readonly Observation[] {
  const prices = crude(rise);
  const quotes = prices.map((value, i) => ({ dayAt: TODAY - (prices.length + 1 - i) * DAY_MS, value }));
  return knownRows(parseFredCsv(Buffer.from(fredCsv(BRENT.id, quotes)), BRENT, BYTES_NOW), FRED_BRENT_CARD);
}

/** A table of volatility, the last close as reported, a year of usual ones before. */
export function closeBytes(now: number, usual = 15): readonly Observation[] {
  const days = Array.from({ length: 300 }, (_, back) => TODAY - (301 - back) * DAY_MS);
  const lines = days.map((dayAt, i) => {
    const [year, month, day] = isoDate(dayAt).split('-');
    const close = i === days.length - 1 ? now : usual + (i % 5) * 0.2;
    return `${month}/${day}/${year},${[close, close, close, close].join(',')}`;
  });
  const bytes = Buffer.from(['DATE,OPEN,HIGH,LOW,CLOSE', ...lines].join('\n'));
  return knownRows(parseVixHistory(bytes, { from: 0, to: BYTES_NOW }, BYTES_NOW), CBOE_VIX_CARD);
}

/** Answers of the air: military aircraft over the Gulf in the last six hours, and in the same hours of fifteen days. */
export async function gulfAircraftBytes(now: number, usual = 20): Promise<readonly Observation[]> {
  const received: Observation[] = [];
  let cursor: Json = null;
  for (let hour = 15 * 24; hour >= 0; hour -= 1) {
    const at = BYTES_NOW - hour * HOUR_MS - 60_000;
    const body = JSON.stringify({
      ac: aircraft(hour < 6 ? now : usual + (hour % 3)),
      now: at,
      total: 1,
      ctime: at,
      ptime: 0,
    });
    const feed = createAdsbMilitary(scriptedFetch(() => ({ status: 200, body })).fetchBytes);
    const outcome = await feed.collect({ cursor, now: at, signal: new AbortController().signal });
    if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
    cursor = outcome.cursor;
    received.push(...outcome.observations.map((read) => ({ ...read, feedId: ADSB_MILITARY_CARD.id, knownAt: at })));
  }
  return received;
}

const aircraft = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ hex: (0xae_00_00 + i).toString(16), type: 'adsb_icao', dbFlags: 1, alt_baro: 31_000 },
    ...{ lat: 26.5, lon: 53, nic: 8, nac_p: 10, seen_pos: 1.2, seen: 0.4, mlat: [], tisb: [] },
  }));
