import { BaseSequencer } from 'vitest/node';
import { LONGEST } from './test-suites.mjs';

/** Begins with the tests that take longest: Vitest would begin with the largest files. */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }) {
  const at = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
  return at < 0 ? LONGEST.length : at;
}
