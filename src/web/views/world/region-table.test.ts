import { describe, expect, it } from 'vitest';
import { askConsole } from '../../test-kit/ask-console.ts';

const latest = {
  snapshotId: 'snap_1',
  generatedAt: Date.UTC(2026, 10, 22),
  validUntil: Date.UTC(2026, 10, 23),
  triggerReason: 'scheduled_6h',
  snapshotConfidence: 0.7,
  regime: { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' },
  balance: { netBalance: 0.1 },
};
const overview = {
  escalation30d: 0.37,
  activeTriggerIds: ['mena.one'],
  missingInputs: [],
  staleInputs: [],
  before: latest,
  netBalanceChange: -0.08,
};

const world = (path: string): unknown =>
  path.endsWith('/list-regions') ? { regions: [{ id: 'mena', name: 'Middle East', latest, overview }] } : undefined;

describe('the table of regions', () => {
  it('leads from each figure to the view that shows it whole, at the same instant', async () => {
    const { html } = await askConsole('/?at=2026-11-22T12:00Z', world);
    const [table = ''] = /<table class="regions">.*?<\/table>/s.exec(html) ?? [];
    const links = [...table.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, text]) => [text, to]);
    expect(Object.fromEntries(links)).toEqual({
      'Middle East': '/region/mena?at=2026-11-22T12:00Z',
      '0.10': '/region/mena?at=2026-11-22T12:00Z&amp;open=explain:/balance/netBalance',
      '−0.08': '/changes/mena?at=2026-11-22T12:00Z',
      '37%': '/forecasts/mena?at=2026-11-22T12:00Z',
      '1 active': '/triggers/mena?at=2026-11-22T12:00Z',
    });
  });
});
