import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made yes-or-no question in the form of the Gamma API. */
export const gammaMarket = (slug: string, members: Readonly<Record<string, unknown>> = {}) => ({
  id: '1',
  slug,
  question: 'Will the Strait of Hormuz be closed by Iran before 2027?',
  endDate: '2026-12-31T00:00:00Z',
  outcomes: '["Yes", "No"]',
  outcomePrices: '["0.125", "0.875"]',
  volume: '2285897.03',
  active: true,
  closed: false,
  updatedAt: '2026-10-14T12:01:22.123456Z',
  ...members,
});

export const gammaEvents = (...events: readonly (readonly unknown[])[]): string =>
  JSON.stringify(events.map((markets, index) => ({ id: String(index), slug: `event-${index}`, markets })));

export const polymarketUpstream: FakeUpstream = at('gamma-api.polymarket.com', () => ({
  status: 200,
  contentType: 'application/json',
  body: gammaEvents([gammaMarket('will-hormuz-close'), gammaMarket('will-hormuz-close-soon')], [gammaMarket('war')]),
}));
