import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { FEED_IDS, fullPlan, observationsOf, someRegion } from '../../../test/kit/world-plans.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { assessWorld } from '../assess-world.ts';
import { GRID } from '../balance/drivers.ts';
import { indexObservations } from '../observation-index.ts';
import { brokenCountries } from './broken-countries.ts';
import { countryStateOf, countryStates } from './country-states.ts';

type Rows = Parameters<typeof indexObservations>[0];
const worldOf = (rows: Rows) => assessWorld(indexObservations(rows, NOW));
const axisOf = (rows: Rows, iso2: string, axis: (typeof AXES)[number]) => {
  const found = countryStateOf(worldOf(rows), iso2).axes.find((one) => one.axis === axis);
  if (found === undefined) throw new Error(`no ${axis}`);
  return found;
};

describe('countryStates', () => {
  it('have, in any world, seven axes whose drivers sum to them and cite evidence of the same record', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, (plan, regionId) => {
        const countries = countryStates(worldOf(observationsOf(plan)), regionId);
        const beside = { regionId, generatedAt: NOW, countries };
        expect(brokenCountries(beside)).toEqual([]);
        for (const { axes, evidence, confidence } of countries) {
          expect(axes.map(({ axis }) => axis)).toEqual([...AXES]);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          const ids = new Set(evidence.map(({ id }) => id));
          for (const { status, value = 0, drivers } of axes) {
            if (status === 'missing') expect(drivers).toEqual([]);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
            const sum = drivers.reduce((total, { magnitude }) => total + Math.round(magnitude * GRID), 0);
            expect(sum).toBe(Math.round(value * GRID));
            for (const { evidenceIds } of drivers) for (const id of evidenceIds) expect(ids).toContain(id);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('cover every country once, with its own region and not with the whole world', () => {
    const world = worldOf([]);
    const found = REGION_IDS.flatMap((regionId) => countryStates(world, regionId).map(({ country }) => country));
    expect(found.sort()).toEqual(COUNTRIES.map(({ iso2 }) => iso2).sort());
    expect(countryStates(world, 'global')).toEqual([]);
  });

  it('are missing, and never calm, where nothing is known', () => {
    for (const { axes, confidence, evidence } of countryStates(worldOf([]), 'mena')) {
      for (const axis of axes) {
        expect(axis.status).toBe('missing');
        expect(axis).not.toHaveProperty('value');
      }
      expect(confidence).toBe(0);
      expect(evidence).toEqual([]);
    }
  });

  it('say what is missing of an axis that reports in part', () => {
    const rows = worldWith(HORMUZ_CRISIS).filter(({ metric }) => metric !== 'conflict_events_total');
    const axis = axisOf(rows, 'IR', 'coercivePressure');
    expect(axis.status).toBe('reporting');
    expect(axis.missingInputs).toContain('conflict_deaths');
    expect(axisOf(worldWith(HORMUZ_CRISIS), 'IR', 'coercivePressure').missingInputs).not.toContain('conflict_deaths');
  });

  it('rise where it is worse, and nowhere else', () => {
    const [calm, crisis] = [worldWith(), worldWith(HORMUZ_CRISIS)];
    const value = (rows: Rows, iso2: string) => axisOf(rows, iso2, 'coercivePressure').value ?? Number.NaN;
    expect(value(crisis, 'IR')).toBeGreaterThan(value(calm, 'IR'));
    expect(value(crisis, 'BR')).toBe(value(calm, 'BR'));
  });

  it('give a country the straits that its own oil passes, and none to one whose oil passes none', () => {
    const access = axisOf(worldWith(HORMUZ_CRISIS), 'KW', 'maritimeAccess');
    expect(access.value).toBeLessThan(axisOf(worldWith(), 'KW', 'maritimeAccess').value ?? Number.NaN);
    expect(access.drivers.map(({ description }) => description).join()).toContain('Strait of Hormuz');
    expect(axisOf(worldWith(), 'AF', 'maritimeAccess').status).toBe('missing');
  });

  it('are believed no more when a feed falls silent', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, fc.constantFrom(...FEED_IDS), (plan, regionId, silent) => {
        const rows = observationsOf(plan);
        const before = countryStates(worldOf(rows), regionId);
        const after = countryStates(worldOf(rows.filter(({ feedId }) => feedId !== silent)), regionId);
        for (const [place, { confidence }] of after.entries())
          expect(confidence).toBeLessThanOrEqual(before[place]?.confidence ?? 0);
      }),
      { numRuns: 25 },
    );
  });

  it('are the same bytes for rows in any order', () => {
    const rows = worldWith(HORMUZ_CRISIS);
    const said = (some: Rows) => JSON.stringify(countryStates(worldOf(some), 'mena'));
    expect(said([...rows].reverse())).toBe(said(rows));
  });
});
