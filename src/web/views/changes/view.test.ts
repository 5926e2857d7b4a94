import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const FROM = Date.UTC(2026, 10, 22, 12);
const TO = Date.UTC(2026, 10, 23, 12);
const item = (id: number, summary: string) => ({
  id: `ev_${String(id).padStart(20, '0')}`,
  type: 'cii_spike',
  source: 'GDELT',
  summary,
  confidence: 0.8,
  observedAt: FROM,
  theater: '',
  corridor: '',
});
const moved = (change: number) => [{ axis: 'coercivePressure', from: 0, to: change, change }];
const driver = (description: string, change: number) => ({
  axis: 'coercivePressure',
  description,
  change,
  to: change,
  evidenceIds: [],
});

const DIFFERENCE = {
  regimeFrom: 'calm',
  regimeTo: 'escalation_ladder',
  numbers: [
    { name: 'balance.coercivePressure', from: 0.5, to: 0.7, change: 0.2 },
    { name: 'balance.netBalance', from: 0, to: -0.1, change: -0.1 },
    { name: 'scenarioSets.7d.escalation.probability', from: 0.25, to: 0.5, change: 0.25 },
    { name: 'meta.snapshotConfidence', from: 0.6, to: 0.7, change: 0.1 },
  ],
  drivers: [driver('Other drivers (9)', 0.3), driver('Small', -0.05), driver('Large', 0.15)],
  evidence: {
    came: [
      { item: item(1, 'Nothing moved by this'), contributions: [] },
      { item: item(2, 'Blockade reported'), contributions: moved(0.2) },
    ],
    left: [{ item: item(3, 'Old news'), contributions: moved(-0.1) }],
    aged: [
      {
        id: item(4, '').id,
        ageHoursFrom: 1,
        ageHoursTo: 25,
        confidenceFrom: 0.8,
        confidenceTo: 0.7,
        contributions: [],
      },
    ],
  },
  patch: [{ op: 'replace', path: '/generatedAt', value: TO }],
};
const NOTHING = {
  ...DIFFERENCE,
  numbers: [],
  drivers: [],
  evidence: { came: [], left: [], aged: [] },
  patch: [],
};

const balance = (coercivePressure: number) => ({
  coercivePressure,
  domesticFragility: 0,
  capitalStress: 0.5,
  energyVulnerability: 0.5,
  allianceCohesion: 0.5,
  maritimeAccess: 0.5,
  energyLeverage: 0.5,
  netBalance: 0,
});

interface Given {
  readonly difference?: object;
  /** Whether the snapshot before is still listed. */
  readonly hasBefore?: boolean;
}

const service =
  ({ difference = DIFFERENCE, hasBefore = true }: Given = {}) =>
  (path: string): unknown => {
    const reference = (generatedAt: number) => ({ snapshotId: `snap_${generatedAt}`, generatedAt });
    if (path.endsWith('/diff-regional-snapshots'))
      return { regionId: 'mena', summary: 'The region moved.', from: reference(FROM), to: reference(TO), difference };
    if (path.endsWith('/list-regional-snapshots')) return { snapshots: hasBefore ? [{ balance: balance(0.5) }] : [] };
    if (!path.endsWith('/get-regional-snapshot-at')) return undefined;
    const whole = JSON.parse(JSON.stringify(EXAMPLES.get(path)));
    Object.assign(whole.snapshot, { evidence: [item(2, 'Blockade reported'), item(4, 'Seen twice')] });
    Object.assign(whole.snapshot.balance, balance(0.7));
    return whole;
  };

const ADDRESS = '/changes/mena?from=2026-11-22T12:00Z&to=2026-11-23T12:00Z';
const order = (text: string, parts: readonly string[]) => parts.map((part) => text.indexOf(part));

describe('the view of changes', () => {
  it('begins with the sentence of the service and has both instants in its permanent address', async () => {
    const { status, html } = await askConsole('/changes/mena', service());
    expect(status).toBe(200);
    expect(html).toContain('<h1>The region moved.</h1>');
    expect(html).toContain(`href="${ADDRESS.replaceAll('&', '&amp;')}"`);
  });

  it('draws each axis before and after, the largest change first, and says it', async () => {
    const { html, text } = await askConsole(ADDRESS, service());
    expect(html).toContain('aria-label="Coercive pressure went from 0.50 to 0.70."');
    expect(html).toContain('aria-label="Domestic fragility stayed at 0.00."');
    const places = order(text, [
      'Net balance 0.00 0.00 −0.10',
      'Coercive pressure 0.50 0.70 +0.20',
      'Domestic fragility 0.00',
    ]);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says of a value that the snapshot before lacks that it is absent, not zero', async () => {
    const { html } = await askConsole(ADDRESS, service({ hasBefore: false }));
    expect(html).toContain('aria-label="Coercive pressure is not in both snapshots."');
    expect(html.match(/▨ absent/g)).toHaveLength(8);
  });

  it('has the drivers that moved most first, with the sums of weak ones folded', async () => {
    const { html, text } = await askConsole(ADDRESS, service());
    const places = order(text, ['Large Coercive', 'Small Coercive', 'Other drivers (9) Coercive']);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html.slice(0, html.indexOf('Other drivers (9)'))).toMatch(/<details><summary>1 further change/);
  });

  it('says which evidence came, left and aged, and what it moved', async () => {
    const { text } = await askConsole(ADDRESS, service());
    expect(text).toMatch(
      /Evidence that came \(2\).*Blockade reported.*Coercive pressure \+0\.20.*Nothing moved by this/,
    );
    expect(text).toMatch(/Evidence that left \(1\).*Old news.*Coercive pressure −0\.10/);
    expect(text).toMatch(/Evidence that aged \(1\).*Seen twice.*1\.00 → 25\.00 80% → 70%/);
    expect(text).toContain('Escalation within 7 days 25% 50%');
  });

  it('opens evidence that has left from the snapshot that had it', async () => {
    const asked: string[] = [];
    const { html } = await askConsole(`${ADDRESS}&open=evidence:${item(3, '').id}`, (path, query) => {
      if (path.endsWith('/list-evidence')) asked.push(query.get('at') ?? '');
      return service()(path);
    });
    expect(html).toContain('class="drawer"');
    expect(asked).toEqual([String(FROM)]);
  });

  it('says that nothing changed', async () => {
    const { text } = await askConsole(ADDRESS, service({ difference: NOTHING }));
    expect(text).toContain('No driver changed.');
    expect(text).toContain('Evidence that came (0) None.');
    expect(text).not.toContain('JSON Patch');
  });

  it('compares with the first snapshot where none is old enough', async () => {
    const { status, text, html } = await askConsole('/changes/mena', (path) => {
      if (path.endsWith('/diff-regional-snapshots')) return refusal(404, 'snapshot_not_found');
      if (path.endsWith('/get-regime-history')) return { periods: [{ beganAt: TO }, { beganAt: FROM }] };
      return undefined;
    });
    expect(status).toBe(200);
    expect(text).toContain('no snapshot is as old as 25 Nov 2026, 00:00 UTC');
    expect(html).toContain('href="/changes/mena?from=2026-11-22T12:00Z"');
  });

  it('compares by itself with the first snapshot of a young world, and says so with an instant that was asked for', async () => {
    const young = (path: string, query: URLSearchParams) => {
      if (path.endsWith('/get-regime-history')) return { periods: [{ beganAt: FROM }] };
      return path.endsWith('/diff-regional-snapshots') && Number(query.get('from')) !== FROM
        ? refusal(404, 'snapshot_not_found')
        : service()(path);
    };
    const { text, html } = await askConsole('/changes/mena', young);
    expect(text).toContain('Axes');
    expect(text).not.toContain('no snapshot is as old');
    expect(html).toContain('name="from" value="2026-11-22T12:00Z"');
    const asked = await askConsole('/changes/mena?from=2026-11-20T12:00Z', young);
    expect(asked.text).toContain('no snapshot is as old as 20 Nov 2026, 12:00 UTC');
  });

  it('counts to the instant of the other views where no other is given', async () => {
    const asked: string[] = [];
    await askConsole('/changes/mena?at=2026-11-23T12:00Z', (path, query) => {
      if (path.endsWith('/diff-regional-snapshots')) asked.push(`${query.get('from')} ${query.get('to')}`);
      return service()(path);
    });
    expect(asked).toEqual([`${FROM} ${TO}`]);
  });

  it('names a value that is none, and the plan that it needs', async () => {
    expect((await askConsole('/changes/mena?from=2026-11-23T12:00Z&to=2026-11-22T12:00Z')).status).toBe(400);
    const { status, text } = await askConsole('/changes/mena', (path) =>
      path.endsWith('/diff-regional-snapshots')
        ? refusal(403, 'not_entitled', { planKey: 'free', currentTier: 0, requiredTier: 1 })
        : undefined,
    );
    expect(status).toBe(403);
    expect(text).toContain('needs a plan of tier 1');
  });
});
