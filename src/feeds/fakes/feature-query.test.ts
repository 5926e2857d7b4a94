import { describe, expect, it } from 'vitest';
import { transitFieldNames } from './arcgis-features.ts';
import { featureTest } from './feature-query.ts';

const LAYER = { fields: transitFieldNames(), dateField: 'date' };
const ROW = { date: Date.UTC(2023, 11, 1), portname: 'Strait of Hormuz', portid: 'chokepoint6', n_total: 90 };

describe('the where of a query', () => {
  it.each([
    ["portname='Strait of Hormuz' AND date >= timestamp '2023-12-01 00:00:00'", true],
    ["portname='Strait of Hormuz' AND date > timestamp '2023-12-01 00:00:00'", false],
    [
      "portname='Strait of Hormuz' AND date >= timestamp '2023-11-01 00:00:00' AND date < timestamp '2023-12-02 00:00:00'",
      true,
    ],
    ["(portid = 'chokepoint6') and (n_total >= 90)", true],
    ["date = date '2023-12-01'", true],
    ["portname='Suez Canal'", false],
    ["portname='this AND that'", false],
    ['1=1', true],
  ])('%s is %s', (where, expected) => {
    expect(featureTest(where, LAYER)?.(ROW)).toBe(expected);
  });

  it.each([
    'date >= 1701388800000',
    "date_ >= timestamp '2023-12-01 00:00:00'",
    "date >= timestamp '2023-13-01 00:00:00'",
    'portname=Hormuz',
    'drop table',
    '',
  ])('%s is refused', (where) => {
    expect(featureTest(where, LAYER)).toBeUndefined();
  });
});
