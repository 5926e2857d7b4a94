import type { RecordArea, RecordQuery } from '../../ports/record-store.ts';
import type { SqlStatement, SqlValue } from '../sql-client.ts';
import { RECORD_COLUMNS } from './record-sql.ts';

const ORDER = 'ORDER BY observed_at DESC, feed_id, record_id';

/**
 * The statement of a list: for each kind one walk along `record_timeline` from the place asked for, merged. With a country
 * two, along `record_country` and through the few that name it beside another. Without a name, so that it is planned for what
 * is asked: a small area is served by an index of its own.
 */
export function listRecords(query: RecordQuery): SqlStatement {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue, type: string): string => `$${values.push(value)}::${type}`;
  const { kinds, at, from, to, country, area, after, limit } = query;
  const asOf = bind(at, 'bigint');
  // No record is dated after it became known.
  const latest = Math.min(at, to === undefined ? at : to - 1, after?.observedAt ?? at);
  const conditions = [
    `observed_at <= ${bind(latest, 'bigint')}`,
    ...(from === undefined ? [] : [`observed_at >= ${bind(from, 'bigint')}`]),
    `known_at <= ${asOf} AND superseded_at > ${asOf}`,
    ...(area === undefined ? [] : [`latitude IS NOT NULL AND (${boxesOf(area).map(isWithin).join(' OR ')})`]),
    ...(after === undefined
      ? []
      : [
          `(observed_at < ${bind(after.observedAt, 'bigint')} OR (feed_id, record_id) > (${bind(after.feedId, 'text')}, ${bind(after.recordId, 'text')}))`,
        ]),
  ].join(' AND ');
  const count = bind(limit, 'integer');
  const isSmall = area !== undefined && boxesOf(area).reduce((sum, one) => sum + squareDegrees(one), 0) <= SMALL_AREA;
  const named = country === undefined ? undefined : bind(country, 'text');
  const walks = kinds.flatMap((kind) => {
    const found = `SELECT ${RECORD_COLUMNS} FROM record WHERE kind = ${bind(kind, 'text')} AND ${conditions}`;
    if (named === undefined) return [isSmall ? searched(found) : walked(found)];
    const isOther = `country IS DISTINCT FROM ${named} AND other_countries <> '' AND string_to_array(other_countries, ' ') @> ARRAY[${named}]`;
    return [walked(`${found} AND country = ${named}`), searched(`${found} AND ${isOther}`)];
  });
  return { text: `SELECT * FROM (${walks.join(' UNION ALL ')}) AS walked ${ORDER} LIMIT ${count}`, values };

  function walked(found: string): string {
    return `(${found} ${ORDER} LIMIT ${count})`;
  }

  /** OFFSET 0 keeps the planner from a walk along all records of a kind in the hope of an early match, where there may be none. */
  function searched(found: string): string {
    return `(SELECT * FROM (${found} OFFSET 0) AS found ${ORDER} LIMIT ${count})`;
  }

  function isWithin({ north, east, south, west }: RecordArea): string {
    const corner = (lon: number, lat: number) => `point(${bind(lon, 'float8')}, ${bind(lat, 'float8')})`;
    return `point(longitude, latitude) <@ box(${corner(east, north)}, ${corner(west, south)})`;
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
