/** One event of organised violence, as far as a UCDP row is filled from it. */
export interface UcdpEvent {
  readonly id: number;
  readonly relid: string;
  /** 1 state-based, 2 non-state, 3 one-sided. */
  readonly typeOfViolence: 1 | 2 | 3;
  readonly conflictName: string;
  readonly dyadName: string;
  readonly sideA: string;
  readonly sideB: string;
  /** Country as UCDP names it. */
  readonly country: string;
  /** Gleditsch-Ward number. */
  readonly countryId: number;
  readonly region: string;
  /** 1 exact day … 5 year. */
  readonly datePrecision: number;
  /** UTC midnight, epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly deathsA: number;
  readonly deathsB: number;
  readonly deathsCivilians: number;
  readonly deathsUnknown: number;
  readonly best: number;
  readonly high: number;
  readonly low: number;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly headline: string;
  readonly office: string;
}

/** The 49 columns of a UCDP GED file, in its order. */
export const UCDP_COLUMNS = [
  'id',
  'relid',
  'year',
  'active_year',
  'code_status',
  'type_of_violence',
  'conflict_dset_id',
  'conflict_new_id',
  'conflict_name',
  'dyad_dset_id',
  'dyad_new_id',
  'dyad_name',
  'side_a_dset_id',
  'side_a_new_id',
  'side_a',
  'side_b_dset_id',
  'side_b_new_id',
  'side_b',
  'number_of_sources',
  'source_article',
  'source_office',
  'source_date',
  'source_headline',
  'source_original',
  'where_prec',
  'where_coordinates',
  'where_description',
  'adm_1',
  'adm_2',
  'latitude',
  'longitude',
  'geom_wkt',
  'priogrid_gid',
  'country',
  'country_id',
  'region',
  'event_clarity',
  'date_prec',
  'date_start',
  'date_end',
  'deaths_a',
  'deaths_b',
  'deaths_civilians',
  'deaths_unknown',
  'best',
  'high',
  'low',
  'gwnoa',
  'gwnob',
] as const;

export type UcdpColumn = (typeof UCDP_COLUMNS)[number];

/** A UCDP GED file: header, LF, RFC 4180 quoting. */
export function ucdpCsv(events: readonly UcdpEvent[]): string {
  return ucdpCsvOfRecords(events.map(ucdpRecord));
}

/** A UCDP GED file from records that already carry the upstream's own columns; absent ones are empty. */
export function ucdpCsvOfRecords(records: readonly Readonly<Partial<Record<UcdpColumn, string>>>[]): string {
  const lines = records.map((record) => UCDP_COLUMNS.map((column) => quoted(record[column] ?? '')).join(','));
  return `${[UCDP_COLUMNS.join(','), ...lines].join('\n')}\n`;
}

/** UCDP writes a day as `2023-10-02 00:00:00.000`. */
export function ucdpDate(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 10)} 00:00:00.000`;
}

function ucdpRecord(event: UcdpEvent): Record<UcdpColumn, string> {
  const day = ucdpDate(event.endsAt).slice(0, 10);
  const conflictId = String(10_000 + event.countryId * 10 + event.typeOfViolence);
  const stateSide = event.typeOfViolence === 1 ? String(event.countryId) : '';
  return {
    id: String(event.id),
    relid: event.relid,
    year: ucdpDate(event.endsAt).slice(0, 4),
    active_year: 'true',
    code_status: 'Clear',
    type_of_violence: String(event.typeOfViolence),
    conflict_dset_id: conflictId,
    conflict_new_id: conflictId,
    conflict_name: event.conflictName,
    dyad_dset_id: conflictId,
    dyad_new_id: conflictId,
    dyad_name: event.dyadName,
    side_a_dset_id: `${conflictId}1`,
    side_a_new_id: `${conflictId}1`,
    side_a: event.sideA,
    side_b_dset_id: `${conflictId}2`,
    side_b_new_id: `${conflictId}2`,
    side_b: event.sideB,
    number_of_sources: '1',
    source_article: `"${event.office},${day},${event.headline}"`,
    source_office: event.office,
    source_date: day,
    source_headline: event.headline,
    source_original: event.office,
    where_prec: '1',
    where_coordinates: event.place,
    where_description: event.place,
    adm_1: event.place,
    adm_2: '',
    latitude: event.latitude.toFixed(6),
    longitude: event.longitude.toFixed(6),
    geom_wkt: `POINT (${event.longitude} ${event.latitude})`,
    priogrid_gid: String(prioGridCell(event.latitude, event.longitude)),
    country: event.country,
    country_id: String(event.countryId),
    region: event.region,
    event_clarity: '1',
    date_prec: String(event.datePrecision),
    date_start: ucdpDate(event.startsAt),
    date_end: ucdpDate(event.endsAt),
    deaths_a: String(event.deathsA),
    deaths_b: String(event.deathsB),
    deaths_civilians: String(event.deathsCivilians),
    deaths_unknown: String(event.deathsUnknown),
    best: String(event.best),
    high: String(event.high),
    low: String(event.low),
    gwnoa: stateSide,
    gwnob: '',
  };
}

/** PRIO-GRID cell: half-degree cells numbered from 90 S 180 W, eastwards and then northwards, from 1. */
function prioGridCell(latitude: number, longitude: number): number {
  return Math.floor((latitude + 90) * 2) * 720 + Math.floor((longitude + 180) * 2) + 1;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
