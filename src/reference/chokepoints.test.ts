import { describe, expect, it } from 'vitest';
import { CHOKEPOINTS, chokepointById, chokepointByPortwatchId, chokepointByPortwatchName } from './chokepoints.ts';
import { CORRIDORS, corridorById, corridorsThrough } from './corridors.ts';
import { countryByIso2 } from './countries.ts';
import { theaterById } from './theaters.ts';

describe('chokepoints', () => {
  it('are those that PortWatch counts, 28 and more, found by each of their ids and names', () => {
    expect(CHOKEPOINTS.length).toBeGreaterThanOrEqual(28);
    const ids = new Set(CHOKEPOINTS.map(({ portwatchId }) => portwatchId));
    expect(ids).toEqual(new Set(CHOKEPOINTS.map((_, index) => `chokepoint${index + 1}`)));
    expect(new Set(CHOKEPOINTS.map(({ name }) => name)).size).toBe(CHOKEPOINTS.length);
    for (const chokepoint of CHOKEPOINTS) {
      expect(chokepointById(chokepoint.id)).toBe(chokepoint);
      expect(chokepointByPortwatchId(chokepoint.portwatchId)).toBe(chokepoint);
      expect(chokepointByPortwatchName(chokepoint.portwatchName)).toBe(chokepoint);
      expect(chokepoint.id).toMatch(/^[a-z]+(_[a-z]+)*$/);
    }
    expect(chokepointById('Suez Canal')).toBeUndefined();
  });

  it('lie between known shores, at least one of them in the region of their theater', () => {
    for (const { id, littoral, theaterId, latitude, longitude } of CHOKEPOINTS) {
      const regions = littoral.map((iso2) => countryByIso2(iso2)?.regionId);
      expect(regions, id).not.toContain(undefined);
      expect(regions, id).toContain(theaterById(theaterId)?.regionId);
      expect(Math.abs(latitude)).toBeLessThan(90);
      expect(Math.abs(longitude)).toBeLessThan(180);
    }
  });

  it('carry the oil flows of EIA 2023 where there are any', () => {
    const flows = Object.fromEntries(
      CHOKEPOINTS.flatMap(({ id, oilFlowMbd }) => (oilFlowMbd ? [[id, oilFlowMbd]] : [])),
    );
    expect(flows).toEqual({
      malacca_strait: 23.7,
      hormuz_strait: 20.9,
      suez: 8.8,
      bab_el_mandeb: 8.6,
      oresund: 4.9,
      bosphorus: 3.4,
      panama: 2.1,
      cape_of_good_hope: 6,
    });
  });
});

describe('corridors', () => {
  it('have unique ids and run through known chokepoints, every chokepoint in at least one of its own name', () => {
    expect(new Set(CORRIDORS.map((corridor) => corridor.id)).size).toBe(CORRIDORS.length);
    for (const { chokepointIds } of CORRIDORS)
      for (const id of chokepointIds) expect(chokepointById(id), id).toBeDefined();
    for (const { id } of CHOKEPOINTS) {
      expect(corridorById(id)?.chokepointIds, id).toEqual([id]);
      expect(corridorsThrough(id).map((corridor) => corridor.id)).toContain(id);
    }
  });

  it('reroute by another known corridor that shares no chokepoint, at a positive cost in days', () => {
    for (const { id, chokepointIds, alternative } of CORRIDORS) {
      if (alternative === undefined) continue;
      const other = corridorById(alternative.corridorId);
      expect(other, id).toBeDefined();
      expect(other?.chokepointIds.some((chokepointId) => chokepointIds.includes(chokepointId))).toBe(false);
      const [low, high] = alternative.extraDays;
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
    }
  });

  it('take Red Sea traffic round the Cape in 10 to 14 more days', () => {
    for (const id of ['red_sea', 'suez', 'bab_el_mandeb'])
      expect(corridorById(id)?.alternative).toEqual({ corridorId: 'cape_of_good_hope', extraDays: [10, 14] });
  });

  it('give the Strait of Hormuz no way round', () => {
    expect(corridorById('hormuz_strait')).not.toHaveProperty('alternative');
  });
});
