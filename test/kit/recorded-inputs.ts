import { readFileSync } from 'node:fs';
import type { InputId } from '../../src/assessment/inputs.ts';
import type { MetricId } from '../../src/assessment/metrics.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import type { EvidenceType } from '../../src/contract/intelligence/vocabulary.ts';
import { createAdsbCivil } from '../../src/feeds/adsb-civil/feed.ts';
import { createAdsbMilitary } from '../../src/feeds/adsb-military/feed.ts';
import { parseRateTable } from '../../src/feeds/ecb-rates/parse.ts';
import { parseNasStatus } from '../../src/feeds/faa-nas/parse.ts';
import { parseExport } from '../../src/feeds/gdelt-events/parse.ts';
import { parseGkg } from '../../src/feeds/gdelt-gkg/parse.ts';
import { parseBroadcastWarnings } from '../../src/feeds/nga-warnings/parse.ts';
import { ofacAddress, ofacAlias, ofacFile } from '../../src/feeds/ofac-sdn/fake-upstream.ts';
import { createOfacSdn } from '../../src/feeds/ofac-sdn/feed.ts';
import type { Parsed } from '../../src/feeds/parsed.ts';
import { parsePage } from '../../src/feeds/portwatch-transits/parse.ts';
import { scriptedFetch } from '../../src/feeds/test-kit/scripted-fetch.ts';
import { parseRelease } from '../../src/feeds/ucdp-candidate/parse.ts';
import { parseCompactInstant } from '../../src/feeds/utc-instant.ts';
import type { Feed } from '../../src/ports/feed.ts';
import { marketSeries } from './replay/market-series.ts';
import { pressSeries } from './replay/press-series.ts';
import { sanctionsSeries } from './replay/sanctions-series.ts';
import { sirenSeries } from './replay/siren-series.ts';

/** What a parser made of a recording: all that the table asks. */
type Read = readonly { readonly metric: string }[];

export interface Recording {
  /** Below the shared folder. */
  readonly file: string;
  /** `bytes`: as the upstream served them. `rows`: recorded rows of a table, written in the upstream's form. `retyped`: right content by hand. */
  readonly as: 'bytes' | 'rows' | 'retyped';
  readonly feedId: string;
  readonly read: (path: string) => Read | Promise<Read>;
}

export interface RecordedInput {
  readonly metric: MetricId;
  /** Why there is none: then only the exercise's invented world feeds it. */
  readonly from: Recording | { readonly none: string };
}

const exportOf = (stamp: string): Recording => ({
  file: `recordings/gdelt/${stamp}.export.CSV`,
  as: 'bytes',
  feedId: 'gdelt-events',
  read: (path) => rowsOf(parseExport(readFileSync(path), parseCompactInstant(stamp) ?? Number.NaN)),
});
const EXPORT = exportOf('20180101000000');
const TRANSITS: Recording = {
  file: 'recordings/portwatch/daily_chokepoints.json',
  as: 'bytes',
  feedId: 'portwatch-transits',
  read: (path) => rowsOf(parsePage(readFileSync(path), undefined, Date.UTC(2026, 0, 1))),
};
const MILITARY: Recording = {
  file: 'recordings/adsb-lol/v2/v2_mil_response.json',
  as: 'bytes',
  feedId: 'adsb-military',
  read: (path) => observationsOf(path, createAdsbMilitary, 1_763_427_824_502),
};
const POINT: Recording = {
  file: 'recordings/adsb-lol/v2/v2_point_response.json',
  as: 'bytes',
  feedId: 'adsb-civil',
  read: (path) => observationsOf(path, createAdsbCivil, 1_763_427_856_501),
};
const WARNINGS: Recording = {
  file: 'recordings/transcribed/nga_broadcast_warn_navarea4_2024-05.json',
  as: 'retyped',
  feedId: 'nga-warnings',
  read: (path) => rowsOf(parseBroadcastWarnings(readFileSync(path), Date.UTC(2024, 4, 5))),
};
const LIST: Recording = {
  file: 'recordings/ofac/sdn_2021-08-18.csv',
  as: 'bytes',
  feedId: 'ofac-sdn',
  read: (path) => observationsOf(path, createOfacSdn, Date.UTC(2021, 7, 18, 12)),
};
const RATES: Recording = {
  file: 'recordings/ecb/eurofxref-daily_2022-07-08.xml',
  as: 'bytes',
  feedId: 'ecb-rates',
  read: (path) => rowsOf(parseRateTable(readFileSync(path), Date.UTC(2022, 6, 9))),
};
const STATUS: Recording = {
  file: 'recordings/transcribed/faa_nas_status_2026-10-02.xml',
  as: 'retyped',
  feedId: 'faa-nas',
  read: (path) => rowsOf(parseNasStatus(readFileSync(path), Date.UTC(2026, 9, 2, 12))),
};
let quoteSeries: ReturnType<typeof marketSeries> | undefined;
const quotes = (file: string, feedId: string): Recording => ({
  ...{ file, feedId, as: 'rows' },
  read: () => {
    quoteSeries ??= marketSeries({ from: Date.UTC(2021, 0, 1), to: Date.UTC(2021, 5, 1) });
    return quoteSeries.filter((row) => row.feedId === feedId);
  },
});
const none = (reason: string) => ({ none: reason });

/** For every input of an assessment: the recorded content that its parser is tested on, or why there is none. */
export const RECORDED_INPUTS: Readonly<Record<InputId, RecordedInput>> = {
  news_events: { metric: 'force_reports', from: EXPORT },
  conflict_deaths: {
    metric: 'conflict_deaths',
    from: {
      file: 'recordings/ucdp/GEDEvent_v23_0_10.csv',
      as: 'bytes',
      feedId: 'ucdp-candidate',
      read: (path) =>
        rowsOf(parseRelease(readFileSync(path), { release: { year: 2023, month: 10 }, now: Date.UTC(2024, 0, 1) })),
    },
  },
  geopolitical_risk: {
    metric: 'geopolitical_risk',
    from: {
      file: 'history/news/gpr_daily.csv',
      as: 'rows',
      feedId: 'gpr-daily',
      read: () => pressSeries({ from: Date.UTC(2021, 0, 1), to: Date.UTC(2021, 5, 1) }),
    },
  },
  corridor_transits: { metric: 'transits_total', from: TRANSITS },
  crude_price: { metric: 'crude_price', from: quotes('history/markets/brent-daily.csv', 'fred-brent') },
  military_flights: { metric: 'military_aircraft_seen', from: MILITARY },
  satellite_positions: {
    metric: 'gnss_degraded_share',
    from: none('the recorded answer is of no watched area, and its 45 reports of quality are none of them poor'),
  },
  air_raid_alerts: {
    metric: 'siren_alerts',
    from: {
      file: 'history/military/oref_daily.csv',
      as: 'rows',
      feedId: 'sirens',
      read: () => sirenSeries({ from: Date.UTC(2023, 9, 5), to: Date.UTC(2023, 9, 9) }),
    },
  },
  maritime_warnings: { metric: 'maritime_warnings', from: WARNINGS },
  sanctions_lists: { metric: 'sanctions_entries', from: LIST },
  currencies: { metric: 'exchange_rate', from: RATES },
  volatility: {
    metric: 'volatility_index',
    from: quotes('history/markets/vix_close_internal_use_only.csv', 'cboe-vix'),
  },
  external_position: {
    metric: 'current_account',
    from: none('the World Bank’s recordings are lists of its indicators, countries and sources'),
  },
  political_stability: { metric: 'political_stability', from: none('as external_position') },
  inflation: { metric: 'inflation', from: none('as external_position') },
  energy_figures: { metric: 'oil_consumption', from: none('no table of Our World in Data is recorded') },
  cooperation: { metric: 'cooperation_reports', from: EXPORT },
  displacement: {
    metric: 'displaced_people',
    from: none('UNHCR’s recordings are of another interface, by one country of asylum'),
  },
  internet_outages: {
    metric: 'internet_outage',
    from: none('IODA’s alerts are retyped and hold no scores: another kind of answer, which the parser refuses'),
  },
  mobility: { metric: 'airport_closure', from: STATUS },
  credit_spreads: { metric: 'credit_stress', from: quotes('history/markets/fred/STLFSI4.csv', 'fred-credit') },
  government_spreads: { metric: 'long_term_rate', from: none('no answer of the OECD is recorded') },
  equity_prices: { metric: 'share_prices', from: none('no answer of the OECD is recorded') },
  food_prices: { metric: 'food_price_index', from: none('no table of FAO is recorded') },
  gas_price: { metric: 'gas_price', from: quotes('history/markets/natural-gas-daily.csv', 'fred-gas') },
  gas_supply: { metric: 'gas_net_imports', from: none('no answer of Eurostat is recorded') },
  civil_flights: { metric: 'civil_aircraft_seen', from: POINT },
  actors: { metric: 'dyad_acts', from: EXPORT },
  naval_posture: { metric: 'naval_exercises', from: WARNINGS },
  coups_and_emergencies: { metric: 'emergency_reports', from: exportOf('20151027220000') },
  treaty_acts: { metric: 'treaty_reports', from: exportOf('20180326044500') },
};

/** For every type of evidence: a metric that is shown as it, and the recorded content behind it. */
export const RECORDED_EVIDENCE: Readonly<Record<EvidenceType, RecordedInput>> = {
  vessel_track: {
    metric: 'vessels_tracked',
    from: none('ships are recorded as sentences of receivers; Digitraffic’s answers are not'),
  },
  flight_surge: { metric: 'military_aircraft_seen', from: MILITARY },
  news_headline: {
    metric: 'headlines',
    from: {
      file: 'recordings/gdelt/20260610033000.gkg.sample.csv',
      as: 'bytes',
      feedId: 'gdelt-gkg',
      read: (path) => rowsOf(parseGkg(readFileSync(path), Date.UTC(2026, 5, 10, 3, 30))),
    },
  },
  cii_spike: { metric: 'force_reports', from: EXPORT },
  chokepoint_status: { metric: 'transits_total', from: TRANSITS },
  sanctions_move: {
    metric: 'sanctions_additions',
    from: {
      file: 'recordings/ofac/sdn_changes_2021-08-18_2024-05-03.csv',
      as: 'rows',
      feedId: 'ofac-sdn',
      read: () => sanctionsSeries({ from: 0, to: Date.UTC(2021, 7, 22) }),
    },
  },
  market_signal: { metric: 'exchange_rate', from: RATES },
  mobility_disruption: { metric: 'airport_delay', from: STATUS },
};

function rowsOf(parsed: Parsed): Read {
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return parsed.observations;
}

/** One run of a feed whose only answer is the recording; OFAC's other two files are hand-made, of one entry each. */
async function observationsOf(
  path: string,
  create: (fetchBytes: ReturnType<typeof scriptedFetch>['fetchBytes']) => Feed,
  now: number,
): Promise<Read> {
  const small: Readonly<Record<string, string>> = {
    'ADD.CSV': ofacFile([ofacAddress(36)]),
    'ALT.CSV': ofacFile([ofacAlias(36)]),
  };
  const { fetchBytes } = scriptedFetch(({ pathname }) => ({
    status: 200,
    body: small[pathname.split('/').at(-1) ?? ''] ?? readFileSync(path),
  }));
  const asked = { cursor: null, now, signal: AbortSignal.timeout(HOUR_MS) };
  const outcome = await create(fetchBytes).collect(asked);
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome.observations;
}
