import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import {
  type FeatureAttributes,
  featureSet,
  layerSchema,
  MAX_RECORD_COUNT,
  queryRefusal,
  type TransitDay,
  transitAttributes,
  transitFieldNames,
} from '../fakes/arcgis-features.ts';
import { type Answer, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { featureTest } from '../fakes/feature-query.ts';
import { transitsEndAt } from '../fakes/publication.ts';

export const fakePortwatchTransits: FakeUpstream = (world) =>
  world === undefined ? handMade : portwatchUpstream(transitsOf(world));

function transitsOf({ clock, story: { records } }: FakeWorld): PortwatchSource {
  const endAt = (): number => transitsEndAt(clock.now());
  return {
    portnames: () => records.portnames,
    description: 'EXERCISE: invented transits, not IMF PortWatch',
    editedAt: endAt,
    rowsOf: (portname) => records.transits(portname, { from: records.firstDayAt, to: endAt() }),
  };
}

export interface PortwatchSource {
  /** All published rows of a chokepoint by PortWatch's name, by date; `undefined` for an unknown name. */
  rowsOf(portname: string): readonly TransitDay[] | undefined;
  portnames(): readonly string[];
  /** When the layer was last edited, epoch ms. */
  editedAt(): number;
  /** What the layer says about itself. */
  readonly description: string;
}

/** What the real layer has done to its readers; each is off unless asked for. */
export interface PortwatchLies {
  /** The date field's name; the real one was `date_` for nine hours on 2026-04-29. */
  readonly dateField?: string;
  /** The first so many queries are answered 200 without features, as under throttling. */
  readonly emptyAnswerCount?: number;
  /** The first so many queries are answered 200 with an error body. */
  readonly refusalCount?: number;
}

const HOST = 'services9.arcgis.com';
const LAYER = '/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Chokepoints_Data/FeatureServer/0';
const REFUSED = 'Cannot perform query. Invalid query parameters.';

/** The PortWatch layer of daily chokepoint transits: schema, and queries in pages of at most 1,000 rows. */
export function portwatchUpstream(source: PortwatchSource, lies: PortwatchLies = {}): Upstream {
  const dateField = lies.dateField ?? 'date';
  let emptyAnswersLeft = lies.emptyAnswerCount ?? 0;
  let refusalsLeft = lies.refusalCount ?? 0;

  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== HOST || !path.startsWith(LAYER)) return undefined;
    const rest = path.slice(LAYER.length).replace(/\/$/, '');
    if (query.get('f') !== 'json') return { status: 200, contentType: 'text/html', body: '<html>EXERCISE</html>' };
    if (rest === '') {
      const { description } = source;
      return json(layerSchema({ dateField, editedAt: source.editedAt(), description }));
    }
    if (rest !== '/query') return json(queryRefusal('Invalid URL'));
    if (refusalsLeft > 0) {
      refusalsLeft -= 1;
      return json(queryRefusal(REFUSED));
    }
    if (emptyAnswersLeft > 0) {
      emptyAnswersLeft -= 1;
      return json(featureSet([], { fields: transitFieldNames(dateField), exceeded: false }));
    }
    return json(answerQuery(source, query, dateField));
  };
}

function answerQuery(source: PortwatchSource, query: URLSearchParams, dateField: string): string {
  const fields = transitFieldNames(dateField);
  const where = query.get('where') ?? '';
  const test = featureTest(where, { fields, dateField });
  const asked = askedFields(query.get('outFields') ?? '*', fields);
  const order = orderOf(query.get('orderByFields') ?? 'ObjectId', fields);
  if (test === undefined || asked === undefined || order === undefined) return queryRefusal(REFUSED);

  const found = namesIn(source, where)
    .flatMap((name) => source.rowsOf(name) ?? [])
    .map((row) => transitAttributes(row, dateField))
    .filter(test)
    .sort(order);
  if (query.get('returnCountOnly') === 'true') return JSON.stringify({ count: found.length });
  const offset = Number(query.get('resultOffset') ?? 0);
  const size = Math.min(Number(query.get('resultRecordCount') ?? MAX_RECORD_COUNT), MAX_RECORD_COUNT);
  const page = found.slice(offset, offset + size);
  return featureSet(page, { fields: asked, exceeded: offset + page.length < found.length });
}

/** The names a query can match, so that one chokepoint does not cost the rows of all. */
function namesIn(source: PortwatchSource, where: string): readonly string[] {
  const named = source.portnames().filter((name) => where.includes(`'${name.replaceAll("'", "''")}'`));
  return /\bportname\s*=/.test(where) ? named : source.portnames();
}

function askedFields(outFields: string, fields: readonly string[]): readonly string[] | undefined {
  if (outFields === '*') return fields;
  const asked = outFields.split(',').map((field) => field.trim());
  return asked.every((field) => fields.includes(field)) ? asked : undefined;
}

function orderOf(
  orderByFields: string,
  fields: readonly string[],
): ((a: FeatureAttributes, b: FeatureAttributes) => number) | undefined {
  const [, field, direction] = /^(\w+)(?:\s+(asc|desc))?$/i.exec(orderByFields.trim()) ?? [];
  if (field === undefined || !fields.includes(field)) return undefined;
  const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
  return (a, b) => sign * compare(a[field] ?? 0, b[field] ?? 0);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function json(body: string): Answer {
  return { status: 200, contentType: 'application/json; charset=utf-8', body };
}

export const PORTWATCH_FIELDS = ['date', 'portid', 'portname', 'n_container', 'n_tanker', 'n_total'];

/** Hand-made rows in the layer's format: `count` days from `from` on. */
export function portwatchFeatures(portname: string, from: number, count: number): readonly object[] {
  const portid = CHOKEPOINTS.find((chokepoint) => chokepoint.portwatchName === portname)?.portwatchId ?? 'unknown';
  return Array.from({ length: count }, (_, day) => ({
    attributes: { date: from + day * 86_400_000, portid, portname, n_container: 1, n_tanker: 2, n_total: 5 },
  }));
}

export const portnameOf = (url: URL): string =>
  /portname='(.*?)' AND/.exec(url.searchParams.get('where') ?? '')?.[1] ?? '';

const handMade: Upstream = (url) => {
  if (url.hostname !== HOST || !url.pathname.startsWith(LAYER)) return undefined;
  const value = url.pathname.endsWith('/query')
    ? { features: portwatchFeatures(portnameOf(url), Date.UTC(2026, 9, 1), 4) }
    : { fields: PORTWATCH_FIELDS.map((name) => ({ name })), editingInfo: { dataLastEditDate: NOW - 1_000 } };
  return { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
};
