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
  const walks = kinds.flatMap((kind) =>
    countryConditions().map(
      (named) =>
        `(SELECT ${RECORD_COLUMNS} FROM record WHERE kind = ${bind(kind, 'text')} AND ${named}${conditions} ${ORDER} LIMIT ${count})`,
    ),
  );
  return { text: `SELECT * FROM (${walks.join(' UNION ALL ')}) AS walked ${ORDER} LIMIT ${count}`, values };

  function countryConditions(): readonly string[] {
    if (country === undefined) return [''];
    const named = bind(country, 'text');
    const isOther = `other_countries <> '' AND string_to_array(other_countries, ' ') @> ARRAY[${named}]`;
    return [`country = ${named} AND `, `${isOther} AND `];
  }

  function isWithin({ north, east, south, west }: RecordArea): string {
    const corner = (lon: number, lat: number) => `point(${bind(lon, 'float8')}, ${bind(lat, 'float8')})`;
    return `point(longitude, latitude) <@ box(${corner(east, north)}, ${corner(west, south)})`;
  }
}

/** An area across the antimeridian is two. */
const boxesOf = (area: RecordArea): readonly RecordArea[] =>
  area.west <= area.east
    ? [area]
    : [
        { ...area, east: 180 },
        { ...area, west: -180 },
      ];
