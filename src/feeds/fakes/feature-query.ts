import type { FeatureAttributes } from './arcgis-features.ts';

type FeatureTest = (attributes: FeatureAttributes) => boolean;

type Literal = string | number;
type Comparison = (left: Literal, right: Literal) => boolean;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '=': (left, right) => left === right,
  '<>': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

const CONDITION = /^\(?\s*(\w+)\s*(<=|>=|<>|=|<|>)\s*(.+?)\s*\)?$/;
const TEXT = /^'((?:[^']|'')*)'$/;
const MOMENT = /^(?:timestamp|date)\s*'(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?'$/i;

/**
 * The `where` of an ArcGIS query: comparisons joined by AND. Dates are compared with `timestamp '…'` or `date '…'`
 * only; a bare number is refused, as the real layer does.
 * @returns `undefined` when the layer would refuse it
 */
export function featureTest(
  where: string,
  layer: { readonly fields: readonly string[]; readonly dateField: string },
): FeatureTest | undefined {
  if (where.trim() === '1=1') return () => true;
  const tests: FeatureTest[] = [];
  for (const condition of splitConditions(where)) {
    const test = conditionTest(condition.trim(), layer);
    if (test === undefined) return undefined;
    tests.push(test);
  }
  return (attributes) => tests.every((test) => test(attributes));
}

function conditionTest(
  condition: string,
  layer: { readonly fields: readonly string[]; readonly dateField: string },
): FeatureTest | undefined {
  const [, field, operator, literal] = CONDITION.exec(condition) ?? [];
  if (field === undefined || operator === undefined || literal === undefined) return undefined;
  if (!layer.fields.includes(field)) return undefined;
  const compare = COMPARISONS[operator];
  const right = field === layer.dateField ? moment(literal) : plainLiteral(literal);
  if (compare === undefined || right === undefined) return undefined;
  return (attributes) => {
    const left = attributes[field];
    return left !== undefined && typeof left === typeof right && compare(left, right);
  };
}

function plainLiteral(literal: string): Literal | undefined {
  const [, text] = TEXT.exec(literal) ?? [];
  if (text !== undefined) return text.replaceAll("''", "'");
  return /^-?\d+(\.\d+)?$/.test(literal) ? Number(literal) : undefined;
}

function moment(literal: string): number | undefined {
  const [, day, time] = MOMENT.exec(literal) ?? [];
  const instant = Date.parse(`${day}T${time ?? '00:00:00'}Z`);
  return day === undefined || Number.isNaN(instant) ? undefined : instant;
}

/** Splits at AND outside quotes. */
function splitConditions(where: string): readonly string[] {
  const tokens = where.match(/'(?:[^']|'')*'|[^']+/g) ?? [];
  let conditions = [''];
  for (const token of tokens) {
    const [head, ...rest] = token.startsWith("'") ? [token] : token.split(/\bAND\b/i);
    conditions = [...conditions.slice(0, -1), (conditions.at(-1) ?? '') + (head ?? ''), ...rest];
  }
  return conditions;
}
