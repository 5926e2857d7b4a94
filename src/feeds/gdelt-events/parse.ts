import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { dayNumber, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByCameo, countryByFips } from '../../reference/countries.ts';
import { dyadActs, MAX_REPORT_LAG_DAYS, sourceOf } from '../families/gdelt/dyad-acts.ts';
import { forceActors } from '../families/gdelt/force-actors.ts';
import { isCameoGroup, isDyadic, metricOf } from '../families/gdelt/metric-of.ts';
import { OLD_EVENT } from '../families/gdelt/old-event.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { compactInstant, parseCompactDay, parseCompactInstant } from '../utc-instant.ts';

/** Positions in the 61 columns of a GDELT 2.0 export (FEEDS.md §2.1). */
const COLUMN = {
  id: 0,
  eventDay: 1,
  actor1Country: 7,
  actor1Type: 12,
  actor2Country: 17,
  actor2Type: 22,
  isRootEvent: 25,
  code: 26,
  baseCode: 27,
  rootCode: 28,
  quadClass: 29,
  placeType: 51,
  placeName: 52,
  placeCountry: 53,
  placeAdm1: 54,
  dateAdded: 59,
  sourceUrl: 60,
} as const;
const COLUMN_COUNT = 61;
/** A quarter of an hour has 1,000 to 3,000 rows, of which 50 to 300 are kept; from so many on none is no chance. */
const ROWS_WITH_SOME_KEPT = 500;

/** IsRootEvent is 0 or 1, QuadClass 1 to 4. */
const MOVED_COLUMN = 'moved_column';

/** DATEADDED is the closing instant of its file; anything later is a clock error. */
const LATEST_AFTER_CLOSE_MS = 15 * MINUTE_MS;

/** CAMEO roles of those whom a coup is against. */
const STATE_ROLES = new Set(['GOV', 'LEG']);

type RowOutcome = 'ignored' | ReadObservation | FeedProblem;

/**
 * Reads one event export.
 * @param bytes the unzipped file; invalid UTF-8 becomes replacement characters
 * @param closedAt closing instant of the file, epoch ms
 */
export function parseExport(bytes: Uint8Array, closedAt: number): Parsed {
  const tally = startTally();
  let ordinaryCount = 0;
  const acts = dyadActs(closedAt);
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    const row = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (row === '') continue;
    const cells = row.split('\t');
    const outcome = readRow(cells, closedAt);
    if (outcome === 'ignored' || !('kind' in outcome)) acts.read(cells);
    if (outcome === 'ignored' || ('kind' in outcome && outcome.kind === OLD_EVENT)) ordinaryCount += 1;
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  const rows = tally.rows(() => [...acts.observations(), backgroundRows(ordinaryCount, closedAt)]);
  // No rows is a broken export, not a quiet quarter of an hour; rows of another width are another kind of file.
  if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the export holds no row' };
  if ((rows.rejectedByKind.too_few_columns ?? 0) * 2 > rows.totalCount) {
    return { status: 'unreadable', reason: `most rows have fewer than ${COLUMN_COUNT} columns` };
  }
  // Counted as background, such a file would show a calm world.
  if ((rows.rejectedByKind[MOVED_COLUMN] ?? 0) * 2 > rows.totalCount)
    return { status: 'unreadable', reason: 'a column has moved: IsRootEvent or QuadClass is none in most rows' };
  if (rows.keptCount === 0 && rows.totalCount >= ROWS_WITH_SOME_KEPT)
    return { status: 'unreadable', reason: `not one report in ${rows.totalCount} rows` };
  return { ...rows, problems: [...rows.problems, ...acts.problems()] };
}

/** The ordinary news that reports are counted against: neither copies of a report nor damaged rows may thin it out. */
function backgroundRows(rowCount: number, closedAt: number): ReadObservation {
  const stamp = compactInstant(closedAt);
  return {
    recordId: stamp,
    metric: 'background_rows',
    subject: WORLD_SUBJECT,
    value: rowCount,
    observedAt: closedAt,
    lineage: 'gdelt',
    event: stamp,
    detail: {},
  };
}

function readRow(cells: readonly string[], closedAt: number): RowOutcome {
  const cell = (name: keyof typeof COLUMN): string => cells[COLUMN[name]] ?? '';
  const id = cell('id');
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 40), message });
  if (cells.length < COLUMN_COUNT) return rejected('too_few_columns', `${cells.length} columns`);
  if (!/^\d{1,15}$/.test(id)) return rejected('bad_id', 'GLOBALEVENTID is not a number');
  if (!/^[01]$/.test(cell('isRootEvent')) || !/^[1-4]$/.test(cell('quadClass')))
    return rejected(MOVED_COLUMN, plainText(`IsRootEvent ${cell('isRootEvent')}, QuadClass ${cell('quadClass')}`, 60));
  if (cell('isRootEvent') !== '1' || cell('placeType') === '0') return 'ignored';
  const country = countryByFips(cell('placeCountry'))?.iso2;
  const [actor1, actor2] = [actorCountry(cell('actor1Country')), actorCountry(cell('actor2Country'))];
  const isAtHome = country !== undefined && actor1 === country && actor2 === country;
  const metric = metricOf({
    code: cell('code'),
    root: cell('rootCode'),
    quadClass: cell('quadClass'),
    isMutiny: isAtHome && cell('actor1Type') === 'MIL' && STATE_ROLES.has(cell('actor2Type')),
  });
  if (metric === undefined) return 'ignored';

  const addedAt = parseCompactInstant(cell('dateAdded'));
  const eventDay = parseCompactDay(cell('eventDay'));
  if (addedAt === undefined || eventDay === undefined) return rejected('undated', 'SQLDATE or DATEADDED is not a date');
  if (addedAt > closedAt + LATEST_AFTER_CLOSE_MS) return rejected('future', 'added after its export was closed');
  if (Math.abs(dayNumber(addedAt) - dayNumber(eventDay)) > MAX_REPORT_LAG_DAYS) {
    return rejected(OLD_EVENT, `event of ${plainText(cell('eventDay'), 8)}`);
  }

  if (isDyadic(metric)) {
    if (actor1 === 'unresolved' || actor2 === 'unresolved') {
      return rejected('unresolved_actor', plainText(`${cell('actor1Country')} ${cell('actor2Country')}`, 20));
    }
    if (actor1 === undefined || actor2 === undefined || actor1 === actor2) return 'ignored';
  }
  if (country === undefined) return rejected('unresolved_country', `FIPS ${plainText(cell('placeCountry'), 8)}`);
  const lineage = sourceOf(cell('sourceUrl'));
  if (lineage === '') return rejected('no_source', 'SOURCEURL is empty');

  return {
    recordId: id,
    metric,
    subject: countrySubject(country),
    value: 1,
    observedAt: addedAt,
    lineage,
    event: `${cell('eventDay')}:${baseCodeOf(cell('baseCode'), cell('code'))}:${placeOf(cell('placeAdm1'), country)}`,
    detail: plainDetail({
      code: cell('code'),
      root: cell('rootCode'),
      actor1: actor1 === 'unresolved' ? undefined : actor1,
      actor2: actor2 === 'unresolved' ? undefined : actor2,
      actors: metric === 'force_reports' ? forceActors(cells) : undefined,
      place: cell('placeName'),
    }),
  };
}

/** The actor's country; undefined for none and for groups of countries, which are no single state. */
function actorCountry(cameo: string): string | 'unresolved' | undefined {
  if (cameo === '' || isCameoGroup(cameo)) return undefined;
  return countryByCameo(cameo)?.iso2 ?? 'unresolved';
}

const baseCodeOf = (baseCode: string, code: string): string => (/^\d{2,4}$/.test(baseCode) ? baseCode : code);

const placeOf = (adm1: string, country: string): string => (/^[A-Za-z0-9]{3,8}$/.test(adm1) ? adm1 : country);
