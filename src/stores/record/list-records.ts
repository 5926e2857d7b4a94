import type { RecordArea, RecordQuery } from '../../ports/record-store.ts';
import type { SqlStatement, SqlValue } from '../sql-client.ts';
import { RECORD_COLUMNS } from './record-sql.ts';

/** The columns of a record where another table has some of the same name. */
const OF_RECORD = RECORD_COLUMNS.split(', ')
  .map((column) => `record.${column}`)
  .join(', ');

const ORDER = 'ORDER BY observed_at DESC, feed_id, record_id';

/**
 * The statement of a list: for each kind one walk along `record_timeline` from the place asked for, merged. With a country
 * two, along `record_country` and, for those that name it beside another, along `record_other_timeline`. Without a name, so that it is planned for what
 * is asked: a small area is served by an index of its own.
 */
export function listRecords(query: RecordQuery): SqlStatement {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue, type: string): string => `$${values.push(value)}::${type}`;
  const { kinds, at, from, to, country, area, words, after, limit } = query;
  const asOf = bind(at, 'bigint');
  // No record is dated after it became known.
  const latest = Math.min(at, to === undefined ? at : to - 1, after?.observedAt ?? at);
  const until = bind(latest, 'bigint');
  const since = from === undefined ? undefined : bind(from, 'bigint');
  const place =
    after === undefined
      ? undefined
      : [bind(after.observedAt, 'bigint'), bind(after.feedId, 'text'), bind(after.recordId, 'text')];
  const isSmall = area !== undefined && boxesOf(area).reduce((sum, one) => sum + squareDegrees(one), 0) <= SMALL_AREA;
  const isWithin = isSmall ? isWithinBox : isWithinBounds;
  const isInArea = area === undefined ? [] : [`latitude IS NOT NULL AND (${boxesOf(area).map(isWithin).join(' OR ')})`];
  // Letters and digits of ASCII alone, so that every database finds the same words.
  const holdsWord =
    words === undefined ? [] : [`title ~* ${bind(`(^|[^a-zA-Z0-9])(${words.join('|')})($|[^a-zA-Z0-9])`, 'text')}`];
  /** What is asked of time, by the columns of a table that has them. */
  const conditions = (table: 'record' | 'other'): string =>
    [
      `${table}.observed_at <= ${until}`,
      ...(since === undefined ? [] : [`${table}.observed_at >= ${since}`]),
      `${table}.known_at <= ${asOf} AND ${table}.superseded_at > ${asOf}`,
      ...isInArea,
      ...holdsWord,
      ...(place === undefined
        ? []
        : [
            `(${table}.observed_at < ${place[0]} OR (${table}.feed_id, ${table}.record_id) > (${place[1]}, ${place[2]}))`,
          ]),
    ].join(' AND ');
  const count = bind(limit, 'integer');
  const named = country === undefined ? undefined : bind(country, 'text');
  const walks = kinds.flatMap((kind) => {
    const asked = bind(kind, 'text');
    const found = `SELECT ${RECORD_COLUMNS} FROM record WHERE kind = ${asked} AND ${conditions('record')}`;
    if (named === undefined) return [isSmall ? searched(found) : walked(found)];
    const others = `SELECT ${OF_RECORD} FROM record_other_country AS other JOIN record ON record.seq = other.record_seq
      WHERE other.kind = ${asked} AND other.country = ${named} AND ${conditions('other')}`;
    return [walked(`${found} AND country = ${named}`), walked(others, 'other.')];
  });
  return { text: `SELECT * FROM (${walks.join(' UNION ALL ')}) AS walked ${ORDER} LIMIT ${count}`, values };

  function walked(found: string, table = ''): string {
    return `(${found} ORDER BY ${table}observed_at DESC, ${table}feed_id, ${table}record_id LIMIT ${count})`;
  }

  /** OFFSET 0 keeps the planner from a walk along all records of a kind in the hope of an early match, where there may be none. */
  function searched(found: string): string {
    return `(SELECT * FROM (${found} OFFSET 0) AS found ${ORDER} LIMIT ${count})`;
  }

  /** What the index of places serves. */
  function isWithinBox({ north, east, south, west }: RecordArea): string {
    const corner = (lon: number, lat: number) => `point(${bind(lon, 'float8')}, ${bind(lat, 'float8')})`;
    return `point(longitude, latitude) <@ box(${corner(east, north)}, ${corner(west, south)})`;
  }

  /** What it does not: the planner takes any box for a thousandth of the records, and would look up half of them. */
  function isWithinBounds({ north, east, south, west }: RecordArea): string {
    const between = (low: number, high: number) => `BETWEEN ${bind(low, 'float8')} AND ${bind(high, 'float8')}`;
    return `latitude ${between(south, north)} AND longitude ${between(west, east)}`;
  }
}

/** A hundredth of the globe, square degrees: what lies in it is looked up by place, not met along the way. */
const SMALL_AREA = 650;

const squareDegrees = ({ north, east, south, west }: RecordArea): number => (north - south) * (east - west);

/** An area across the antimeridian is two. */
const boxesOf = (area: RecordArea): readonly RecordArea[] =>
  area.west <= area.east
    ? [area]
    : [
        { ...area, east: 180 },
        { ...area, west: -180 },
      ];
