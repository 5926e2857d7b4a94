import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The clock of the test kit. */
const NOW = Date.UTC(2026, 10, 26);

const summary = (generatedAt: number, coercivePressure: number, triggerReason = 'scheduled_6h') => ({
  snapshotId: `snap_${generatedAt}`,
  generatedAt,
  validUntil: generatedAt + 6.5 * HOUR,
  triggerReason,
  snapshotConfidence: 0.7,
  regime: { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' },
  balance: {
    coercivePressure,
    domesticFragility: 0,
    capitalStress: 0.5,
    energyVulnerability: 0.5,
    allianceCohesion: 0.5,
    maritimeAccess: 0.5,
    energyLeverage: 0.5,
    netBalance: -0.1,
  },
});

const SHOWN = NOW - DAY;
const HISTORY = [
  summary(NOW - 2 * DAY, 0.2),
  summary(NOW - 2 * DAY + 6 * HOUR, 0.4, 'regime_shift'),
  // Nothing was in force for half a day.
  summary(SHOWN, 0.9),
  summary(SHOWN + 6 * HOUR, 0.9),
];
const PERIODS = [
  {
    label: 'escalation_ladder',
    previousLabel: 'calm',
    beganAt: NOW - 2 * DAY + 6 * HOUR,
    transitionDriver: 'Because',
    lastSnapshotId: 'b',
  },
  {
    label: 'calm',
    previousLabel: '',
    beganAt: NOW - 2 * DAY,
    endedAt: NOW - 2 * DAY + 6 * HOUR,
    transitionDriver: '',
    lastSnapshotId: 'a',
  },
];

interface Given {
  readonly history?: readonly object[];
  readonly missing?: readonly string[];
}

const service =
  ({ history = HISTORY, missing = [] }: Given = {}) =>
  (path: string): unknown => {
    if (path.endsWith('/list-regional-snapshots')) return { snapshots: [...history].reverse() };
    if (path.endsWith('/get-regime-history')) return { periods: PERIODS };
    if (!/get-regional-snapshot(-at)?$/.test(path)) return undefined;
    const whole = JSON.parse(JSON.stringify(EXAMPLES.get(path)));
    whole.snapshot.generatedAt = SHOWN;
    whole.snapshot.meta.missingInputs = missing;
    return whole;
  };

const rowOf = (html: string, name: string): string =>
  html.split('<tr>').find((part) => part.startsWith(`<th scope="row">${name}`)) ?? '';

const AT = '/time/mena?at=2026-11-25T00:00Z';

describe('the view of time', () => {
  it('says what held at the instant, and how many snapshots the period has', async () => {
    const { status, html, text } = await askConsole(AT, service());
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>[^<]* on 25 Nov 2026, 00:00 UTC: [^<]*, net balance [−\d.]+<\/h1>/);
    expect(text).toContain('4 snapshots.');
  });

  it('draws a value until the next snapshot, and nothing across a gap', async () => {
    const { html } = await askConsole(AT, service());
    const row = rowOf(html, 'Coercive pressure');
    expect(row.match(/class="line"/g)).toHaveLength(2);
    // After the second and after the last snapshot.
    expect(row.match(/class="hatched"/g)).toHaveLength(2);
    expect(row).toContain('aria-label="Coercive pressure: between 0.20 and 0.90. 2 gaps without a snapshot."');
  });

  it('shows an axis of zero, one at its prior and one that is known each in its own way', async () => {
    const { html } = await askConsole(AT, service({ missing: ['capitalStress'] }));
    expect(rowOf(html, 'Domestic fragility')).toContain('aria-label="Domestic fragility: 0.00 throughout.');
    expect(rowOf(html, 'Domestic fragility')).not.toContain('prior');
    expect(rowOf(html, 'Capital stress')).toContain('◇ at its prior: no data');
  });

  it('has a band of regimes that a sentence and a table say as well', async () => {
    const { html, text } = await askConsole(AT, service());
    expect(rowOf(html, 'Regime')).toContain(
      'aria-label="Regimes: Calm from 24 Nov 2026, then Escalation ladder from 24 Nov 2026."',
    );
    expect(text).toMatch(/Escalation ladder 24 Nov 2026, 06:00 UTC lasts Because/);
    expect(rowOf(html, 'Events')).toContain('regime shift 24 Nov 2026, 06:00 UTC');
  });

  it('steps to the snapshots and regimes before and after', async () => {
    const { html } = await askConsole(AT, service());
    const linkOf = (words: string) => new RegExp(`href="([^"]*)">${words}`).exec(html)?.[1];
    expect(linkOf('← snapshot before')).toBe('/time/mena?at=2026-11-24T06:00Z');
    expect(linkOf('snapshot after →')).toBe('/time/mena?at=2026-11-25T06:00Z');
    expect(linkOf('⇤ regime change before')).toBe('/time/mena?at=2026-11-24T06:00Z');
    expect(linkOf('regime change after ⇥')).toBeUndefined();
    expect(linkOf('⇠ activation before')).toBeUndefined();
    expect(html).toMatch(/data-key="\[" href="[^"]*">← snapshot before/);
  });

  it('steps from activation to activation, and hands a scrubber every snapshot, regime change and activation', async () => {
    const fired = summary(NOW - 2 * DAY + 3 * HOUR, 0.3, 'trigger_activation');
    const { html } = await askConsole(AT, service({ history: [...HISTORY, fired] }));
    const numbers = (name: string) =>
      new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ').map(Number) ?? [];
    const made = [...HISTORY, fired].map(({ generatedAt }) => generatedAt).sort((a, b) => a - b);
    expect(numbers('instants')).toEqual(made);
    const [, changed] = HISTORY;
    expect(numbers('events').sort()).toEqual([made[0], fired.generatedAt, changed?.generatedAt].sort());
    expect(numbers('shown')).toEqual([SHOWN]);
    expect(html).toMatch(/href="\/time\/mena\?at=2026-11-24T03:00Z">⇠ activation before/);
  });

  it('keeps what is clicked out of the reach of the keyboard, which has the links', async () => {
    const { html } = await askConsole(AT, service());
    const moments = html.match(/<svg class="moments".*?<\/svg>/s)?.[0] ?? '';
    expect(moments.match(/<a /g)).toHaveLength(HISTORY.length);
    expect(moments.match(/tabindex="-1"/g)).toHaveLength(HISTORY.length);
    expect(moments).toContain('aria-hidden="true"');
  });

  it('says that a period has no snapshot', async () => {
    const { status, text } = await askConsole(
      '/time/mena?from=2026-11-01T00:00Z&to=2026-11-02T00:00Z',
      service({ history: [] }),
    );
    expect(status).toBe(200);
    expect(text).toContain('No snapshot was made in this period.');
  });

  it('reads every page of a period', async () => {
    const asked: (string | null)[] = [];
    await askConsole('/time/mena', (path, query) => {
      if (!path.endsWith('/list-regional-snapshots')) return service()(path);
      asked.push(query.get('cursor'));
      return { snapshots: [HISTORY[asked.length]], ...(asked.length < 3 ? { nextCursor: `c${asked.length}` } : {}) };
    });
    expect(asked).toEqual([null, 'c1', 'c2']);
  });

  it.each(['?from=2026-11-03T00:00Z&to=2026-11-02T00:00Z', '?at=noon'])('names what is wrong in %s', async (query) => {
    const { status, text } = await askConsole(`/time/mena${query}`, service());
    expect(status).toBe(400);
    expect(text).toMatch(/is no value of “(to|at)”/);
  });

  it('says which plan it needs', async () => {
    const { status, text } = await askConsole('/time/mena', (path) =>
      path.endsWith('/get-regime-history')
        ? refusal(403, 'not_entitled', { planKey: 'free', currentTier: 0, requiredTier: 1 })
        : service()(path),
    );
    expect(status).toBe(403);
    expect(text).toContain('needs a plan of tier 1');
  });
});

describe('a snapshot that holds no longer', () => {
  const outdated = (validUntil: number) => (path: string) => {
    if (!/get-regional-snapshot(-at)?$/.test(path)) return undefined;
    const whole = JSON.parse(JSON.stringify(EXAMPLES.get(path)));
    whole.snapshot.meta.validUntil = validUntil;
    return whole;
  };
  const views = ['/region/mena', '/triggers/mena', '/time/mena', '/changes/mena'];

  it.each(views)('is marked in %s, where a newer one was due', async (target) => {
    expect((await askConsole(target, outdated(NOW - 1))).html).toContain('class="outdated"');
    expect((await askConsole(target, outdated(NOW))).html).not.toContain('class="outdated"');
  });

  it.each(views)('is not in %s, where an instant was chosen', async (target) => {
    expect((await askConsole(`${target}?at=2026-11-22T12:00Z`, outdated(NOW - 1))).html).not.toContain(
      'class="outdated"',
    );
  });
});
