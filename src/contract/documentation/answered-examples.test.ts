import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import type { Operation } from '../conventions/operation.ts';
import { documentationPage } from '../documentation-page.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../endpoints.ts';
import { openApiBundle } from '../openapi.ts';
import { ANSWERED_EXAMPLES } from './answered-examples.ts';
import { answeredOperations } from './answered-operations.ts';

const operations = answeredOperations();

describe('examples of answers (`node scripts/print-examples.mjs` writes them)', () => {
  it('are there for every operation that reads, and for no other', () => {
    expect(Object.keys(ANSWERED_EXAMPLES)).toEqual(operations.map(({ operationId }) => operationId));
    const gets = Object.values<Operation>(CATALOGUE).filter(({ method }) => method === 'GET');
    expect(gets.length - operations.filter(({ method }) => method === 'GET').length).toBe(5);
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'are as the contract says today: %s',
    (operationId, { response }) => {
      expect([...Value.Errors(response, JSON.parse(ANSWERED_EXAMPLES[operationId] ?? '{}'))]).toEqual([]);
    },
  );

  it('are shown by the documentation, as answers of the exercise', () => {
    const bundle = openApiBundle(
      ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
      '0.1.0',
    );
    const { html } = documentationPage(bundle, []);
    expect(html.split('<summary>An answer of the exercise, ')).toHaveLength(operations.length + 1);
    expect(html).toContain('EXERCISE tankers turn back');
  });
});
