import type { Violation } from '../conventions/failure.ts';
import { record, Type } from '../conventions/schema.ts';
import type { ShownObservations, SubjectKind } from '../conventions/shown-observations.ts';
import { AT_PATTERN, CountryParameter } from '../intelligence/parameters.ts';
import { RECORD_QUERIES } from '../records/record-query.ts';

const ID_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$';
const id = (description: string) => Type.Optional(Type.String({ pattern: ID_PATTERN, description }));

const SUBJECTS = {
  country: Type.Optional(CountryParameter),
  series: id('Id of a series, as items have it.'),
  theater: id('Id of a theater, as items have it.'),
  chokepoint: id('Id of a strait or canal, as items have it.'),
  airport: id('ICAO code of an airport.'),
};

const isFilter = (kind: SubjectKind): kind is keyof typeof SUBJECTS => kind !== 'world';

/** `metricAs` as a parameter: `indicatorCode` is `indicator_code`. */
export const metricParameter = ({ metricAs = '' }: Pick<ShownObservations, 'metricAs'>): string =>
  metricAs.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Parameters of a list over observations: its subjects, its metrics where they have names, and those of every list. */
export function observationQuery(operationId: string, shown: ShownObservations) {
  const { start: _, ...always } = RECORD_QUERIES.plain.properties;
  const names = Object.values(shown.metrics);
  const usual = shown.usualName === undefined ? '' : `; ${shown.usualName} when absent`;
  return record(`${operationId}Query`, {
    ...Object.fromEntries(shown.subjects.filter(isFilter).map((kind) => [kind, SUBJECTS[kind]])),
    ...(shown.metricAs === undefined
      ? {}
      : {
          [metricParameter(shown)]: Type.Optional(Type.Enum(names, { description: `Only items of this one${usual}.` })),
        }),
    start: Type.Optional(
      Type.String({
        pattern: AT_PATTERN,
        description: `Only items of this instant or later; ${shown.withinDays} days before the end or the newest content when absent.`,
      }),
    ),
    ...always,
  });
}

/** A list begins before it ends; bounds of other forms than epoch milliseconds are compared when the list is read. */
export function checkSpan(input: unknown): readonly Violation[] {
  const [start, end] = [Object(input).start, Object(input).end].map((bound) =>
    typeof bound === 'string' && /^\d+$/.test(bound) ? Number(bound) : undefined,
  );
  const isEmpty = start !== undefined && end !== undefined && start >= end;
  return isEmpty ? [{ field: 'start', description: 'must be before end' }] : [];
}
