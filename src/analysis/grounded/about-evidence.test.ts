import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crisisSnapshot } from '../test-kit/gulf-material.ts';
import { aboutEvidence } from './about-evidence.ts';

const reports = (counted: number, against: number): string =>
  `Iran: ${counted.toFixed(0)} distinct reports of armed force in 3 days from 5 outlets, ${against.toFixed(1)} expected.`;
const about = (summary: string): string => aboutEvidence({ type: 'cii_spike', summary });

describe('what is said about an item of evidence', () => {
  it('holds no figure, whatever the item', () => {
    for (const item of crisisSnapshot().evidence) expect(aboutEvidence(item)).not.toMatch(/\d/);
  });

  it('says which of two figures is the greater, and never the opposite', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), (counted, against) => {
        const said = about(reports(counted, against));
        expect(said.includes('above')).toBe(counted - against > 0.1 * against);
        expect(said.includes('below')).toBe(against - counted > 0.1 * against);
        expect(said).toContain('what was expected');
      }),
    );
  });

  it.each([
    [
      'Mexico: 225 deaths by organised violence in the 30 days to 2026-09-30, 112.0 expected from the year before.',
      'above what was expected',
    ],
    ['Yemen: 4401 people driven out, at home and abroad, on 2026-06-30, 5471 a year before.', 'below the year before'],
    [
      'Yemen: 4,401 people displaced internally or abroad at 30 Jun 2026; 5,471 a year earlier.',
      'below the year before',
    ],
    ['Iran: 30 distinct reports of armed force in 3 days from 12 outlets; 5.4 expected.', 'above what was expected'],
    [
      'Iran: 3 distinct reports of armed force in 3 days from 2 outlets, 6.5 when weighted by actors; 5.4 expected.',
      'above what was expected',
    ],
    [
      'US: 30 distinct reports of armed force in 3 days from 9 outlets, 15 when weighted by actors; 20.5 expected.',
      'below what was expected',
    ],
    ['Iran: 1,030 distinct reports of armed force in 3 days from 12 outlets; typical: 1,031.', 'about as much as'],
    ['Mexico: 2,225 conflict deaths in the 30 days to 30 Sep 2026; 112 expected from the past year.', 'above'],
    ['Iraq: 1 distinct report of protest in 3 days from 1 outlet, 0.0 expected.', 'above what was expected'],
    [
      'Iraq: 0 distinct reports of protest in 3 days from 0 outlets, 0.0 expected.',
      'about as much as what was expected',
    ],
  ])('compares in %s', (summary, words) => expect(about(summary)).toContain(words));

  it('compares nothing where two things are counted', () => {
    const two =
      'Japan: 1 distinct report of agreements within its blocs and 0 of relations reduced or broken in 3 days from 1 outlet; 0.1 and 0.2 expected.';
    expect(about(two)).toBe('a reading of a country');
  });
});
