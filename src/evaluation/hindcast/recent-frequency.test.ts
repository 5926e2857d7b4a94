import { describe, expect, it } from 'vitest';
import { monthlyTable } from '../../../test/kit/synthetic-history.ts';
import { LANE_BASE_RATES } from '../../assessment/parameters/lane-base-rates.ts';
import { LANE_ARTEFACT } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { countryMonthPanel } from './country-month-panel.ts';
import { monthlyCases, publishedHindcast, regionForecasts } from './monthly-hindcast.ts';
import { recentFrequency, recentMonthlyLanes } from './recent-frequency.ts';

const POOLED = [0.7, 0.1, 0.1, 0.1] as const;

describe('the recent frequency', () => {
  it('counts the newest thirty lanes, or those there are, with the weight of one at the shares of the group', () => {
    const [base, escalation] = recentFrequency([1, 1, 0], POOLED);
    expect([base, escalation]).toEqual([expect.closeTo(1.7 / 4, 12), expect.closeTo(2.1 / 4, 12)]);
    const lanes = Array.from({ length: 40 }, (_, i) => (i < 30 ? 0 : 1));
    expect(recentFrequency(lanes, POOLED)[1]).toBeCloseTo(0.1 / 31, 12);
    expect(recentFrequency([], POOLED)).toEqual(POOLED.map((share) => expect.closeTo(share, 12)));
  });

  it('knows a month’s lane where it knows the year before it', () => {
    const spans = [400, ...Array.from({ length: 35 }, () => 40)];
    expect(recentMonthlyLanes(spans)).toEqual([1, ...Array.from({ length: 23 }, () => 0)]);
    expect(recentMonthlyLanes(spans.slice(0, 12))).toEqual([]);
  });

  it('and the published rates are among the simple forecasts of 30 days, for countries and regions', () => {
    const panel = countryMonthPanel(monthlyTable(8));
    const made = monthlyCases({ panel, vintages: [], lag: '30d', testFrom: '1996-01', testTo: '1996-01' });
    const rolled = publishedHindcast(made, LANE_ARTEFACT);
    const country = rolled.find(({ known }) => known.unit === 'IN' && known.time === made.options.from);
    const region = regionForecasts(made, rolled, LANE_ARTEFACT.regions).find(
      ({ known }) => known.unit === 'south-asia',
    );
    const rates = LANE_BASE_RATES['south-asia']['30d'].probabilities;
    expect([country?.baselines.publishedRates, region?.baselines.publishedRates]).toEqual([rates, rates]);
    expect(region?.known.history.lanes).toHaveLength(30);
    for (const known of [country, region]) expect(known?.baselines.recentFrequency).not.toEqual(known?.baselines.lastK);
  });
});
