import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { corridorNorm } from '../corridors/corridor-norm.ts';
import { DAY_MS } from '../time.ts';
import { supposed } from './apply-overrides.ts';
import { presetObservations } from './preset-observations.ts';

const NOW = Date.UTC(2026, 10, 26, 5, 19);
const today = Math.floor(NOW / DAY_MS);
const known = CHOKEPOINTS.filter(({ id }) => corridorNorm(id)(today) !== undefined);

describe('a preset', () => {
  it('supposes seven days of traffic to the instant for every strait with a norm, by each of its names', () => {
    const named = fc.constantFrom(
      ...known.flatMap((one) => [one.name, one.portwatchName].map((name) => ({ one, name }))),
    );
    fc.assert(
      fc.property(named, fc.constantFrom('open', 'Closed'), ({ one, name }, state) => {
        const preset = presetObservations(`${name} ${state}`, NOW);
        if (!preset.ok) throw new Error(preset.description);
        const { overrides } = preset;
        expect(overrides.map(({ observedAt = 0 }) => today - observedAt / DAY_MS)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        for (const { subject, value, observedAt = 0 } of overrides) {
          const norm = corridorNorm(one.id)(observedAt / DAY_MS) ?? Number.NaN;
          expect([subject, value]).toEqual([`chokepoint:${one.id}`, state === 'open' ? Math.round(norm) : 0]);
        }
        expect(supposed(overrides, NOW).ok).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is known by the name that people use, and says what it supposes', () => {
    for (const text of ['Hormuz open', 'strait of hormuz OPEN', '  The Strait of Hormuz  open '])
      expect(presetObservations(text, NOW)).toMatchObject({
        ok: true,
        words: expect.stringMatching(
          /^Strait of Hormuz open: at its seasonal norm of \d+ transits per day on each of the seven days to 26 Nov 2026$/,
        ),
      });
  });

  it('is refused with the reason where it names no one strait with a norm', () => {
    const reason = (text: string) => {
      const preset = presetObservations(text, NOW);
      return preset.ok ? '' : preset.description;
    };
    expect(reason('Hormuz')).toContain('open or closed');
    expect(reason('Atlantis open')).toContain('no strait or canal');
    expect(reason('strait open')).toContain('no strait or canal');
    expect(reason('Bering Strait open')).toContain('no published norm');
  });
});
