import { expect, it } from 'vitest';
import { listForecasters } from '../../src/contract/intelligence/list-forecasters.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';

/** METHOD.md §13.3: forecasts of markets are sealed next to the others where their terms allow it. */
it('forecasts of prediction markets are not sealed while the terms of every one forbid handing them on', () => {
  const markets = FEED_CARDS.filter(({ metrics }) => metrics.includes('market_probability'));
  expect(markets.map(({ id }) => id)).toEqual(['polymarket', 'manifold']);
  // One that allows it is to be sealed and scored, and the sentence below to go.
  expect(markets.filter(({ mayHandOn }) => mayHandOn !== 'figures')).toEqual([]);
  expect(listForecasters.description).toContain('Prediction markets are left out: their terms forbid redistribution.');
});
