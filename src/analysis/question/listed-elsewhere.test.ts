import { expect, it } from 'vitest';
import { CATALOGUE } from '../../contract/catalogue.ts';
import { LISTED_ELSEWHERE } from './topics-without-figures.ts';

it.each(Object.entries(LISTED_ELSEWHERE))(
  'what no assessment holds of %s is served by its operation',
  (_, [service, rpcName]) => {
    const served = Object.values(CATALOGUE).map((operation) => `${operation.service}/${operation.rpcName}`);
    expect(served).toContain(`${service}/${rpcName}`);
  },
);
