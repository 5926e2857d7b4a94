import { describe, expect, it } from 'vitest';
import { snapshotDifference, withoutIdleAging } from '../assessment/compare/snapshot-difference.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE as now } from '../contract/intelligence/regional-snapshot-example.ts';
import { differenceSummary } from './difference-summary.ts';

const to = { snapshotId: 'b', generatedAt: now.generatedAt };
const from = { snapshotId: 'a', generatedAt: now.generatedAt - 3_600_000 };
const summary = (before: typeof now) =>
  differenceSummary({ regionId: 'mena', from, to, difference: snapshotDifference(before, now) });

describe('the summary of a difference', () => {
  it('names the axes that moved with both values, the regime and how much evidence came', () => {
    const { balance, regime } = now;
    const before = {
      ...now,
      balance: { ...balance, coercivePressure: 0.2, maritimeAccess: 0.95 },
      regime: { ...regime, label: 'calm' as const },
      evidence: [],
    };
    const text = summary(before);
    expect(text).toMatch(/^The Middle East and North Africa went from being calm to being in coercive stalemate from /);
    expect(text).toContain(`coercive pressure rose from 0.20 to ${balance.coercivePressure.toFixed(2)}`);
    expect(text).toContain(`maritime access fell from 0.95 to ${balance.maritimeAccess.toFixed(2)}`);
    expect(text).toMatch(new RegExp(`; ${now.evidence.length} items? of evidence came and 0 left\\.$`));
  });

  it('says that nothing moved, and that one snapshot is the same', () => {
    expect(summary(now)).toMatch(/stayed in coercive stalemate from .*; no axis moved by 0\.01 or more\.$/);
    const same = differenceSummary({ regionId: 'mena', from: to, to, difference: snapshotDifference(now, now) });
    expect(same).toMatch(
      /^Both instants have the same snapshot of the Middle East and North Africa, .*: nothing changed\.$/,
    );
  });
});

describe('aging without effect', () => {
  it('is left out, and what lost confidence stays', () => {
    const [first, ...others] = now.evidence;
    if (first === undefined) throw new Error('the example has evidence');
    const before = { ...now, evidence: [{ ...first, confidence: first.confidence / 2 }, ...others] };
    const later = { ...now, generatedAt: now.generatedAt + 3_600_000 };
    const whole = snapshotDifference(before, later);
    expect(whole.evidence.aged).toHaveLength(now.evidence.length);
    const { evidence, ...rest } = withoutIdleAging(whole);
    expect(evidence.aged.map(({ id }) => id)).toEqual([first.id]);
    expect({ ...rest, evidence: whole.evidence }).toEqual(whole);
  });
});
