import { describe, expect, it } from 'vitest';
import type { PathNote } from '../assessment/transmission/path-note.ts';
import type { TransmissionPath } from '../contract/intelligence/transmission-path.ts';
import { pathSentence, pathSentences } from './path-sentence.ts';

const CRUDE: TransmissionPath = {
  start: 'Strait of Hormuz',
  mechanism: 'Physical loss of crude supply',
  end: 'Brent crude',
  severity: 'critical',
  corridorId: 'hormuz_strait',
  confidence: 0.375,
  latencyHours: 24,
  impactedAssetClass: 'crude',
  impactedRegions: ['mena'],
  magnitudeLow: 1.49,
  magnitudeHigh: 24.8,
  magnitudeUnit: 'usd_bbl',
  templateId: 'hormuz-crude-supply',
  templateVersion: 'x',
};
const NOTE: PathNote = {
  templateId: 'hormuz-crude-supply',
  start: 'Strait of Hormuz',
  end: 'Brent crude',
  interval: 'range',
  cause: 'force',
  expectedDays: 21.2,
};
const FROM = Date.UTC(2026, 1, 26);

describe('the sentence of a path', () => {
  it('calls a band that held too seldom a range, and only the others an interval of 80%', () => {
    const crude = 'Disruption in the Strait of Hormuz: Brent crude up by between 1.5 and 24.8 USD per barrel';
    expect(pathSentence(CRUDE)).toBe(`${crude} (range)`);
    expect(pathSentence({ ...CRUDE, confidence: 0.625 })).toBe(`${crude} (80% interval)`);
  });

  it('says what the price has done so far, or that it is not measured', () => {
    const move = { change: 0.0921, fromAt: FROM, toAt: FROM, evidenceIds: ['ev_1'] };
    const metals = { ...CRUDE, end: 'Aluminium', magnitudeUnit: 'pct', magnitudeLow: 2, magnitudeHigh: 3 };
    expect(pathSentences([CRUDE, metals], [{ ...NOTE, move }, NOTE])).toEqual([
      'Disruption in the Strait of Hormuz: Brent crude up by between 1.5 and 24.8 USD per barrel (range; so far up 9.2% since 26 Feb 2026); Aluminium up by between 2.0% and 3.0% (range; so far not measured)',
    ]);
    expect(pathSentences([CRUDE], [{ ...NOTE, move: { ...move, change: -0.05 } }])[0]).toContain(
      'so far down 5% since',
    );
  });
});
