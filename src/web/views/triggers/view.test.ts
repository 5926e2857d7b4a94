import { describe, expect, it } from 'vitest';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../../contract/intelligence/regional-snapshot-example.ts';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const AT = '2026-11-22T12:00Z';

const trigger = (id: string, value: number, operator = 'gt') => ({
  id: `mena.${id}`,
  description: `What ${id} measures`,
  threshold: { metric: id, operator, value, windowMinutes: 1440, baseline: 'fixed' },
  activated: false,
  activatedAt: 0,
  scenarioLane: 'escalation',
  evidenceIds: [],
});
const DAY_MS = 86_400_000;
/** Of the example of the contract. */
const MADE_AT = REGIONAL_SNAPSHOT_EXAMPLE.generatedAt;
const observed = (value: number, words: string, baselineValue = 0) => ({
  ...{ observed: value, unit: 'share', baselineValue, words, thresholdWords: '10%' },
  ...{ distance: 0.1 - value, distanceShare: (0.1 - value) / (0.1 - baselineValue), fit: 'unfitted' },
  activations: [],
  series90d: { from: MADE_AT - DAY_MS, values: [value] },
  cannotTell: ['What follows.'],
});

/** The example of the contract with other triggers. */
function withTriggers(triggers: unknown, values: unknown) {
  return (path: string): unknown => {
    if (path.endsWith('/list-trigger-readings'))
      return { readings: Object.entries(Object(values)).map(([id, one]) => ({ id, ...Object(one) })) };
    if (!/get-regional-snapshot(-at)?$/.test(path)) return undefined;
    const whole = JSON.parse(JSON.stringify(EXAMPLES.get(path)));
    Object.assign(whole.snapshot, { triggers });
    return whole;
  };
}

const LADDER = withTriggers(
  {
    active: [
      { ...trigger('kept', 0.1), activated: true, activatedAt: Date.UTC(2026, 10, 20) },
      { ...trigger('fired', 0.1), activated: true, activatedAt: Date.UTC(2026, 10, 21) },
    ],
    watching: [trigger('passed', 0.1)],
    dormant: [trigger('far', 0.1), trigger('near', 0.1), trigger('unread', 0.1), trigger('zero', 0.1)],
  },
  {
    'mena.fired': observed(0.5, '50%'),
    'mena.passed': observed(0.2, '20%', 0.02),
    'mena.far': observed(-0.1, '−10%'),
    'mena.near': observed(0.09, '9%'),
    'mena.zero': observed(0, '0%'),
  },
);

const row = (html: string, id: string): string =>
  html
    .split('<tr ')
    .slice(1)
    .find((part) => part.includes(`What ${id} measures`)) ?? '';

describe('the view of triggers', () => {
  it('counts the active ones in its sentence and names the nearest of the others', async () => {
    const { status, html, text } = await askConsole('/triggers/mena', LADDER);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>[^<]*: 2 of 7 triggers are active<\/h1>/);
    expect(text).toContain('The nearest of the others: What passed measures. Now 20%, threshold 10%.');
    expect(text).toContain('1 trigger has no reading.');
  });

  it('has the active first, then what is nearer to its threshold', async () => {
    const { html } = await askConsole('/triggers/mena', LADDER);
    const places = ['fired', 'passed', 'unread', 'near', 'zero', 'far'].map((id) =>
      html.indexOf(`>What ${id} measures`),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('shows zero, missing and kept states each in its own way', async () => {
    const { html } = await askConsole('/triggers/mena', LADDER);
    expect(row(html, 'zero')).toContain('>0%<');
    expect(row(html, 'zero')).not.toMatch(/hatched|no data|class="stale"/);
    expect(row(html, 'unread')).toMatch(/class="hatched".*no data/s);
    expect(row(html, 'unread')).not.toMatch(/<circle|>0/);
    expect(row(html, 'kept')).toMatch(/class="stale".*kept since 20 Nov 2026, 00:00 UTC/s);
    expect(row(html, 'passed')).toContain('past it, not yet on enough readings');
  });

  it('says in words what each gauge shows', async () => {
    const { html } = await askConsole('/triggers/mena', LADDER);
    expect(row(html, 'fired')).toContain(
      'aria-label="Active since 21 Nov 2026, 00:00 UTC: now 50%; the threshold is 10%."',
    );
    expect(row(html, 'passed')).toContain('the threshold is 10%, the ordinary value 2%.');
    expect(row(html, 'unread')).toContain('aria-label="No reading: the value is not known."');
  });

  it('puts values of one distance in one place, whatever their unit, and marks what is beyond the scale', async () => {
    const at = async (value: number, baseline: number, [threshold, operator]: readonly [number, string]) => {
      const { html } = await askConsole(
        '/triggers/mena',
        withTriggers(
          { active: [], watching: [], dormant: [trigger('one', threshold, operator)] },
          { 'mena.one': { ...observed(value, 'now'), baselineValue: baseline } },
        ),
      );
      return /<circle[^>]* cx="(\d+)"/.exec(row(html, 'one'))?.[1];
    };
    expect(await at(0.05, 0, [0.1, 'gt'])).toBe('110');
    expect(await at(85, 100, [70, 'lt'])).toBe('110');
    expect(await at(60, 0, [40, 'lt'])).toBe('110');
    expect(await at(9, 0, [0.1, 'gt'])).toBeUndefined();
  });

  it('says the distance in the unit and as a share, on which side, and what the threshold was estimated on', async () => {
    const one = { ...observed(0.09, '9%'), fit: 'fitted', falseAlarmsPerYear: 1.25 };
    const values = { 'mena.near': one, 'mena.passed': observed(0.2, '20%') };
    const ladder = { active: [], watching: [trigger('passed', 0.1)], dormant: [trigger('near', 0.1)] };
    const { html } = await askConsole('/triggers/mena', withTriggers(ladder, values));
    expect(row(html, 'near')).toMatch(/1 point short.*10% of ◇ to │.*>1.3</s);
    expect(row(html, 'passed')).toMatch(/10 points past it.*100% of ◇ to │.*>unfitted</s);
  });

  it('draws the readings of 90 days with gaps where a day had none, and counts the spells of the year', async () => {
    const first = Math.floor(MADE_AT / DAY_MS) * DAY_MS;
    const one = {
      ...observed(0.09, '9%'),
      series90d: { from: first - 3 * DAY_MS, values: [0.02, null, 0.05, 0.09] },
      activations: [
        { from: first - 200 * DAY_MS, to: first - 191 * DAY_MS },
        { from: first - 20 * DAY_MS, to: first - 20 * DAY_MS },
      ],
    };
    const ladder = { active: [], watching: [], dormant: [trigger('near', 0.1), trigger('unread', 0.1)] };
    const { html } = await askConsole('/triggers/mena', withTriggers(ladder, { 'mena.near': one }));
    expect(row(html, 'near').match(/class="line"/g)).toHaveLength(2);
    expect(row(html, 'near')).toContain('Between 0.02 and 0.09 on 3 days of 90.');
    expect(row(html, 'near')).toContain('2 times, 11 days; last on');
    expect(row(html, 'unread')).toMatch(/hatched.*No reading is kept of 90 days\..*no data/s);
  });

  it('reads as of an instant, and opens the explanation beside it', async () => {
    const asked: string[] = [];
    const { status, html } = await askConsole(
      `/triggers/mena?at=${AT}&open=explain:/triggers/active/0`,
      (path, query) => {
        asked.push(`${path.split('/').at(-1)} ${query.get('at') ?? ''}`);
        return undefined;
      },
    );
    expect(status).toBe(200);
    expect(html).toContain('class="drawer"');
    for (const name of ['get-regional-snapshot-at', 'list-trigger-readings', 'explain-regional-snapshot'])
      expect(asked).toContain(`${name} ${Date.parse(AT)}`);
  });

  it('says of a refusal what is needed, and of an instant without a snapshot that there is none', async () => {
    const plan = { error: 'Pro access required', requiredTier: 1, currentTier: 0, planKey: 'free' };
    const refused = await askConsole('/triggers/mena', (path) =>
      path.includes('snapshot') ? refusal(403, 'not_entitled', plan) : undefined,
    );
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('needs a plan of tier 1; the plan “free” is of tier 0. (403, not_entitled)');
    const none = await askConsole(`/triggers/mena?at=${AT}`, (path) =>
      path.includes('snapshot') ? refusal(404, 'snapshot_not_found') : undefined,
    );
    expect(none.status).toBe(404);
    expect(none.text).toContain('There is no snapshot as old as this instant.');
    expect((await askConsole('/triggers/mena?at=then')).status).toBe(400);
  });
});
