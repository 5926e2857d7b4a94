import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, Type } from '../conventions/schema.ts';
import type { ShownColumn, ShownObservations, SubjectKind } from '../conventions/shown-observations.ts';
import { LISTED_RECORDS, RecordList } from '../records/listed-record.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';
import { checkSpan, observationQuery } from './observation-query.ts';

type DescribedColumn = ShownColumn & { readonly description: string };
type Defaulted = 'heartbeats' | 'per' | 'isNewestOnly' | 'withinDays' | 'observedAs';

interface DeclaredList
  extends Omit<ShownObservations, 'columns' | Defaulted>,
    Partial<Pick<ShownObservations, Defaulted>> {
  readonly operationId: string;
  readonly service: string;
  readonly rpcName: string;
  readonly group: string;
  readonly summary: string;
  /** What it lists: coverage, time and unit. */
  readonly description: string;
  readonly gate?: 'key' | 'pro';
  /** Name of the schema of an item. */
  readonly item: string;
  readonly columns: Readonly<Record<string, DescribedColumn>>;
  readonly exampleItem: Readonly<Record<string, unknown>>;
}

/** Five years, where a list does not say how far it goes back. */
const WITHIN_DAYS = 1_830;

/**
 * Declares an operation that is a list over observations. Parameters, order, paging, time, derived figures, sources and the
 * handler follow from this declaration; it needs no handler of its own.
 */
export function observationList(list: DeclaredList) {
  const { operationId, service, rpcName, group, summary, description, gate = 'key', item, exampleItem, ...rest } = list;
  const { omits, items, subjects, metricAs, metrics } = rest;
  const shown: ShownObservations = {
    heartbeats: [],
    per: 'observation',
    isNewestOnly: false,
    withinDays: WITHIN_DAYS,
    observedAs: 'observedAt',
    ...rest,
  };
  const [feedId = ''] = shown.feeds;
  const Item = extended(item, LISTED_RECORDS.figure, {
    ...Object.fromEntries(shownSubjects(subjects).map((kind) => [kind, subjectMember(kind, subjects.length === 1)])),
    ...(metricAs === undefined ? {} : { [metricAs]: Type.Enum(Object.values(metrics)) }),
    [shown.observedAs]: EpochMs(TIMES[shown.per]),
    ...Object.fromEntries(Object.entries(rest.columns).map(([name, column]) => [name, columnMember(column)])),
  });
  const order = shown.isNewestOnly
    ? 'The newest of each series alone; the newest come first.'
    : 'The newest come first.';
  return operation({
    ...{ operationId, service, rpcName, group, summary, gate },
    method: 'GET',
    description: `${description} ${omits} ${order}`,
    input: observationQuery(operationId, shown),
    check: checkSpan,
    response: extended(`${operationId}Response`, RecordList, { [items]: Type.Array(Item) }),
    conditional: true,
    successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
    failures: ['at_unavailable', 'store_unavailable'],
    listed: shown.items,
    observations: shown,
    exampleInput: { page_size: 1 },
    exampleResponse: {
      [items]: [
        {
          ...exampleItem,
          [shown.observedAs]: EXAMPLE_AT - 3 * 86_400_000,
          knownAt: EXAMPLE_AT - 600_000,
          source: feedId,
          licence: 'As in `/api/attribution`',
        },
      ],
      pagination: { nextCursor: '' },
      ...observedExample(feedId, EXAMPLE_AT - 3 * 86_400_000),
    },
  });
}

const TIMES: Readonly<Record<ShownObservations['per'], string>> = {
  observation: 'What it is of: the day, or the end of the month or year.',
  instant: 'What it is of: the day, or the end of the month or year.',
  day: 'Start of the UTC day.',
};

const SUBJECTS: Readonly<Record<Exclude<SubjectKind, 'world'>, string>> = {
  country: 'ISO 3166-1 alpha-2.',
  series: 'Id of the series.',
  theater: 'Id of a part of the world, as in evidence.',
  chokepoint: 'Id of a strait or canal.',
  airport: 'ICAO code.',
};

/** What is all of the world does not say so. */
const shownSubjects = (subjects: readonly SubjectKind[]): readonly SubjectKind[] =>
  subjects.length === 1 ? subjects.filter((kind) => kind !== 'world') : subjects;

function subjectMember(kind: SubjectKind, isAlone: boolean) {
  if (kind === 'world') return Type.Optional(Type.Boolean({ description: 'True of what is of the whole world.' }));
  const member = Type.String({ description: SUBJECTS[kind] });
  return isAlone ? member : Type.Optional(member);
}

const TEXTS: ReadonlySet<ShownColumn['from']> = new Set(['text', 'id', 'ofMetric', 'period']);

const columnMember = ({ from, description }: DescribedColumn) =>
  Type.Optional(TEXTS.has(from) ? Type.String({ description }) : Type.Number({ description }));
