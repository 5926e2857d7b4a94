import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { parsePapers } from './arxiv/parse.ts';
import { parseProbes } from './bfs-odl/parse.ts';
import { parseCatalogue } from './cisa-kev/parse.ts';
import { parseScenes } from './earth-search/parse.ts';
import { parseEmscQuakes } from './emsc-quakes/parse.ts';
import { parseEvents } from './eonet/parse.ts';
import { parseNasStatus } from './faa-nas/parse.ts';
import { parseTfrList } from './faa-tfr/parse.ts';
import { parseAlerts } from './gdacs/parse.ts';
import { parseIsigmets } from './isigmet/parse.ts';
import { parseBroadcastWarnings } from './nga-warnings/parse.ts';
import { parseWarnings } from './nws-alerts/parse.ts';
import type { Parsed } from './parsed.ts';
import { parseAdvisories } from './travel-advisories/parse.ts';
import { parseRelease } from './ucdp-candidate/parse.ts';
import { parseQuakes } from './usgs-quakes/parse.ts';
import { parseNotices } from './who-don/parse.ts';

const NOW = Date.UTC(2026, 10, 22);

interface Reading {
  readonly file: string;
  readonly read: (bytes: Uint8Array) => Parsed;
  readonly count: number;
  readonly isComplete: boolean;
  readonly first: object;
}

/** What the entries of recorded documents are; of each the first one. */
const READINGS: readonly Reading[] = [
  {
    file: 'usgs/all_day_2018-06.geojson',
    read: (bytes) => parseQuakes(bytes, { now: NOW, known: new Set() }),
    count: 8,
    isComplete: false,
    first: {
      recordId: 'us1000f02q',
      kind: 'earthquake',
      title: 'M 4.8 - 62km W of San Antonio de los Cobres, Argentina',
      url: 'https://earthquake.usgs.gov/earthquakes/eventpage/us1000f02q',
      country: 'AR',
      place: { lat: -24.2344, lon: -66.9333 },
      observedAt: 1_529_816_508_810,
      body: { magnitude: 4.8, place: '62km W of San Antonio de los Cobres, Argentina', depthKm: 181 },
    },
  },
  {
    file: 'emsc/seismicportal_2021-04.geojson',
    read: (bytes) => parseEmscQuakes(bytes, { now: NOW }),
    count: 2,
    isComplete: false,
    first: { recordId: '20210419_0000106', kind: 'earthquake', country: 'CL', body: { magnitude: 5.1, depthKm: 10 } },
  },
  {
    file: 'gdacs/events_2021-04.geojson',
    read: (bytes) => parseAlerts(bytes, { now: NOW }),
    count: 58,
    isComplete: false,
    first: {
      recordId: 'EQ-1265240',
      kind: 'earthquake_alert',
      title: 'Earthquake in Islamic Republic of Iran',
      country: 'IR',
      observedAt: 1_618_728_110_000,
      body: { category: 'earthquake', alertLevel: 'orange', status: 'current' },
    },
  },
  {
    file: 'eonet/events_2021-04.geojson',
    read: (bytes) => parseEvents(bytes, { now: NOW }),
    count: 5,
    isComplete: true,
    first: {
      recordId: 'EONET_5300',
      kind: 'storm',
      title: 'Super Typhoon Surigae',
      place: { lat: 14.6, lon: 126.3 },
      body: { category: 'severe storms', severity: '125 kts', status: 'current' },
    },
  },
  {
    file: 'cisa-kev/known_exploited_vulnerabilities.json',
    read: (bytes) => parseCatalogue(bytes, NOW),
    count: 1_404,
    isComplete: true,
    first: {
      recordId: 'CVE-2025-48384',
      kind: 'exploited_vulnerability',
      title: 'Git Link Following Vulnerability',
      url: 'https://nvd.nist.gov/vuln/detail/CVE-2025-48384',
      observedAt: Date.UTC(2025, 7, 25),
      body: { vendor: 'Git', product: 'Git', dueDate: '2025-09-15', ransomware: false },
    },
  },
  {
    file: 'nws/alerts_2026-08-22.json',
    read: (bytes) => parseWarnings(bytes, NOW),
    count: 61,
    isComplete: true,
    first: {
      kind: 'weather_warning',
      country: 'US',
      observedAt: 1_787_428_320_000,
      body: { event: 'Flash Flood Warning', severity: 'severe', area: 'San Miguel, CO', endsAt: 1_787_438_700_000 },
    },
  },
  {
    file: 'ucdp/GEDEvent_v23_0_10.csv',
    read: (bytes) => parseRelease(bytes, { release: { year: 2023, month: 10 }, now: NOW }),
    count: 2_391,
    isComplete: false,
    first: {
      recordId: '492699',
      kind: 'conflict_event',
      title: 'Government of Afghanistan - Civilians',
      country: 'AF',
      place: { lat: 32.74804, lon: 68.39877 },
      observedAt: Date.UTC(2023, 9, 2),
      body: { violenceType: 'one-sided', dateStart: '2023-10-02', deathsBest: 1, deathsLow: 1, deathsHigh: 1 },
    },
  },
  {
    file: 'transcribed/nga_broadcast_warn_navarea4_2024-05.json',
    read: (bytes) => parseBroadcastWarnings(bytes, NOW),
    count: 2,
    isComplete: true,
    first: {
      recordId: '4-2024-500',
      kind: 'navigational_warning',
      title: 'NAVAREA 4 500/2024',
      place: { lat: 14 + 51.78 / 60, lon: -(61 + 18.18 / 60) },
      body: { area: '4', authority: 'AVURNAV LOCAL FORT DE FRANCE 1054/24 040100Z MAY 24.' },
    },
  },
  {
    file: 'transcribed/who_don_2026-08.json',
    read: (bytes) => parseNotices(bytes, NOW),
    count: 3,
    isComplete: false,
    first: {
      recordId: '2026-DON616',
      kind: 'disease_outbreak',
      url: 'https://www.who.int/emergencies/disease-outbreak-news/item/2026-DON616',
      country: 'CD',
      body: { disease: 'Ebola disease caused by Bundibugyo virus' },
    },
  },
  {
    file: 'answers-2026/awc/isigmet_2026-09-27.head.reserialised.json',
    read: (bytes) => parseIsigmets(bytes, NOW),
    count: 3,
    isComplete: true,
    first: {
      recordId: 'WAAF:11:2026-09-27 13:20 UTC',
      kind: 'airspace_restriction',
      country: 'ID',
      otherCountries: ['TL'],
      body: { fir: 'WAAF', hazard: 'VA', qualifier: 'DUKONO', until: '2026-09-27 19:20 UTC' },
    },
  },
  {
    file: 'answers-2026/faa/nas_status_airport-status-information_2026-08-10.xml',
    read: (bytes) => parseNasStatus(bytes, NOW),
    count: 2,
    isComplete: true,
    first: {
      recordId: 'KPHL:ground_stop',
      kind: 'airport_notice',
      title: 'Philadelphia International: ground stop',
      country: 'US',
      body: { icao: 'KPHL', iata: 'PHL', delayType: 'ground_stop', reason: 'thunderstorms', until: '8:00 am EDT' },
    },
  },
  {
    file: 'answers-2026/arxiv/arxiv_query_testing_s0_m10_2026-04-12.xml',
    read: (bytes) => parsePapers(bytes, NOW),
    count: 10,
    isComplete: false,
    first: { recordId: '2202.12139', kind: 'paper', body: { categories: ['cs.SE', 'cs.LG'], version: 1 } },
  },
  {
    file: 'answers-2026/bfs-odl/odlinfo_odl_1h_latest_2026-09-09.head.json',
    read: (bytes) => parseProbes(bytes, Date.UTC(2026, 8, 9, 13, 10)),
    count: 2,
    isComplete: true,
    first: { recordId: '055620080', kind: 'dose_rate', title: 'Datteln', country: 'DE', body: { doseRate: 0.07 } },
  },
  {
    file: 'answers-2026/stac/search_page2_2025-07-31.json',
    read: (bytes) => parseScenes(bytes, NOW),
    count: 4,
    isComplete: false,
    first: {
      recordId: 'S2B_24MVV_20250731_0_L2A',
      kind: 'satellite_scene',
      observedAt: Date.UTC(2025, 6, 31, 13, 3, 25),
      body: { satellite: 'sentinel-2b', sensor: 'optical', cloudPct: 35 },
    },
  },
  {
    file: 'answers-2026/travel-advisories/TAsTWs_2026-08-29.excerpt.xml',
    read: (bytes) => parseAdvisories(bytes, NOW),
    count: 2,
    isComplete: true,
    first: {
      recordId: 'us:ME',
      kind: 'travel_advisory',
      title: 'Montenegro - Level 1: Exercise Normal Precautions',
      country: 'ME',
      body: { level: 1, advice: 'Exercise Normal Precautions', issuedDate: '2026-08-27' },
    },
  },
];

describe('the records of recorded answers', () => {
  it.each(READINGS.map((reading) => [reading.file, reading] as const))(
    '%s',
    (file, { read, count, isComplete, first }) => {
      const path = recordingPath('recordings', ...file.split('/'));
      if (path === undefined) return;
      const parsed = read(readFileSync(path));
      if (parsed.status === 'unreadable') throw new Error(parsed.reason);
      expect(parsed.records?.isComplete).toBe(isComplete);
      expect(parsed.records?.entries).toHaveLength(count);
      expect(parsed.records?.entries[0]).toMatchObject(first);
    },
  );

  it('lists flight restrictions of every type, each under its number', () => {
    const path = recordingPath('recordings', 'answers-2026', 'faa', 'exportTfrList_records_2026.excerpt.json');
    if (path === undefined) return;
    // Published without the list in which the upstream sends them.
    const text = readFileSync(path, 'utf8').trim();
    const parsed = parseTfrList(new TextEncoder().encode(text.startsWith('[') ? text : `[${text}]`), NOW);
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.records?.entries.length).toBe(parsed.totalCount);
    for (const { recordId, kind, country } of parsed.records?.entries ?? [])
      expect([/^\d{1,2}\/\d{4}$/.test(recordId), kind, country]).toEqual([true, 'airspace_restriction', 'US']);
  });
});
