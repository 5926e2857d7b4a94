import { countryRule } from '../assessment/explain/rules.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { AXES } from '../contract/intelligence/vocabulary.ts';
import { asOfReply } from './as-of.ts';
import { type CountryParts, countryAt } from './country-companion.ts';

const RULES = AXES.map((axis) => {
  const { words: rule, parameters } = countryRule(axis);
  return { axis, rule, parameters: [...parameters] };
});

export function getCountryState(parts: CountryParts): HandlerOf<'getCountryState'> {
  return async ({ country, at }) => {
    const read = await countryAt(country, at, parts);
    if (!read.ok) return failed(read.failure);
    const { state, stored, asOf } = read.value;
    const { snapshotId, generatedAt, signature } = stored;
    return asOfReply({ snapshotId, generatedAt, state, rules: RULES }, asOf, signature);
  };
}
