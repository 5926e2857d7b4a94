import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askConsole, refusal } from '../../test-kit/ask-console.ts';

const DAY = 86_400_000;
const ISSUED = Date.UTC(2026, 10, 20);
const lanes = (escalation: number) => ({ base: 0.9 - escalation, escalation, containment: 0.08, fragmentation: 0.02 });

const set = (seq: number, regionId: string, more: object = {}) => ({
  seq,
  regionId,
  horizon: '7d',
  kind: 'live',
  modelVersion: 'm',
  issuedAt: ISSUED,
  sealedAt: ISSUED,
  outcomeFrom: ISSUED + DAY,
  outcomeTo: ISSUED + 8 * DAY,
  probabilities: lanes(0.25),
  references: [
    { name: 'climatology', probabilities: lanes(0.2) },
    { name: 'markov', probabilities: lanes(0.4) },
  ],
  hash: 'ab'.repeat(32),
  sealed: '{}',
  status: 'pending',
  ...more,
});

const group = (outcomeCount: number, more: object = {}) => ({
  kind: 'live',
  horizon: '7d',
  setCount: 50,
  pendingCount: 3,
  voidCount: 2,
  voids: [{ reason: 'no_source', count: 2 }],
  outcomeCount,
  scoredCount: 45,
  outcomes: lanes(0),
  forecasts: [{ forecast: 'model', logScore: 0.5, brierScore: 0.3, rankedProbabilityScore: 0.1 }],
  skills: [{ reference: 'markov', score: 'log', skill: 0.1, low: 0.02, high: 0.2, isBestReference: true }],
  lanes: [],
  ...more,
});

const bin = (from: number, count: number, happenedShare: number) => ({
  from,
  to: from + 0.1,
  count,
  meanProbability: from + 0.05,
  happenedShare,
  consistentLow: from,
  consistentHigh: from + 0.1,
});

const hindcast = (stratum: string, skill: number, bins: readonly object[] = []) => ({
  unit: 'country',
  horizon: '30d',
  stratum,
  inputs: 'final',
  span: '2018-2023',
  scoredCount: 100,
  outcomes: lanes(0),
  forecasts: [],
  skills: [{ reference: 'markov', score: 'log', skill, low: skill - 0.01, high: skill + 0.01, isBestReference: true }],
  lanes: [{ lane: 'escalation', bins }],
});

interface Given {
  readonly sets?: readonly object[];
  readonly groups?: readonly object[];
  readonly hindcast?: readonly object[];
}

const service =
  ({ sets = [], groups = [], hindcast: past = [] }: Given) =>
  (path: string, query: URLSearchParams): unknown => {
    if (path.endsWith('/get-calibration')) return { groups, versions: [], hindcast: past, ledger: {} };
    if (!path.endsWith('/list-forecasts')) return undefined;
    const isAsked = (one: object): boolean =>
      (['status', 'horizon'] as const).every(
        (name) =>
          query.get(name) === null || Object.entries(one).some(([key, of]) => key === name && of === query.get(name)),
      );
    return { forecasts: sets.filter(isAsked) };
  };

describe('the view of forecasts', () => {
  it('says how likely escalation is, and of all regions where it is most likely', async () => {
    const sets = [set(9, 'mena'), set(8, 'europe', { probabilities: lanes(0.5) }), set(7, 'mena')];
    const one = await askConsole('/forecasts/mena', service({ sets: [set(9, 'mena')] }));
    expect(one.status).toBe(200);
    expect(one.html).toMatch(/<h1>[^<]*: escalation 25% within 7 days<\/h1>/);
    const all = await askConsole('/forecasts', service({ sets }));
    expect(all.html).toMatch(/<h1>Escalation within 7 days is most likely in [^<]*: 50%<\/h1>/);
  });

  it('shows the newest set of a region, as an outline with its references', async () => {
    const { html } = await askConsole('/forecasts', service({ sets: [set(9, 'mena'), set(7, 'mena')] }));
    expect(html.match(/class="forecast-bar"/g)).toHaveLength(4);
    expect(html).toContain('aria-label="Escalation: 25%; the references give 20% to 40%."');
    expect(html.match(/class="reference" x1="(?:20|40)"/g)).toHaveLength(2);
  });

  it('leaves sets of third parties and of countries to their own lists', async () => {
    const sets = [set(9, 'mena', { forecaster: 'Team' }), set(8, 'mena', { regionId: undefined, country: 'IR' })];
    const { text } = await askConsole('/forecasts', service({ sets }));
    expect(text).toContain('All regions: no forecast is open');
    expect(text).toContain('No set is resolved yet');
  });

  it('marks the outcome of a resolved set, and says why another is void', async () => {
    const resolution = { resolvedAt: ISSUED, hash: 'c', sealed: '{}' };
    const sets = [
      set(2, 'mena', {
        status: 'scored',
        resolution: { ...resolution, outcome: 'escalation', logScore: 1.39, brierScore: 0.6 },
      }),
      set(1, 'mena', { status: 'void', resolution: { ...resolution, voidReason: 'no_source' } }),
    ];
    const { html, text } = await askConsole('/forecasts/mena', service({ sets }));
    expect(html.match(/Escalation was the outcome\./g)).toHaveLength(1);
    expect(text).toContain('1.39');
    expect(text).toContain('void: no source');
  });

  it('judges no record of fewer than thirty outcomes', async () => {
    const of = async (n: number) => {
      const { text } = await askConsole('/forecasts', service({ groups: [group(n)] }));
      return text;
    };
    expect(await of(29)).toContain('too few to judge (n = 29)');
    expect(await of(30)).toContain('Markov chain: ▲ better, +0.10');
    expect(await of(30)).toContain('Void: no source (2).');
  });

  it('counts kinds apart, and of a region only its own sets', async () => {
    const groups = [group(0), group(1, { kind: 'replayed' }), group(2, { regionId: 'mena', kind: 'exercise' })];
    const all = await askConsole('/forecasts', service({ groups }));
    expect(all.text).toMatch(/Live 7 days .* Replayed 7 days/);
    expect(all.text).not.toContain('Exercise 7 days');
    const one = await askConsole('/forecasts/mena', service({ groups }));
    expect(one.text).toContain('Exercise 7 days');
    expect(one.text).not.toContain('Live 7 days');
  });

  it('has losing rows of skill first, each with its verdict beside the colour', async () => {
    const past = [hindcast('active', 0.1), hindcast('low', -0.1), hindcast('quiet', 0)];
    const { html } = await askConsole('/forecasts', service({ hindcast: past }));
    const verdicts = [...html.matchAll(/<td>(▼ worse|◆ undecided|▲ better)/g)].map(([, verdict]) => verdict);
    expect(verdicts).toEqual(['▼ worse', '◆ undecided', '▲ better']);
    expect(html).toContain('aria-label="▼ worse: −0.10, 95% interval −0.11 to −0.09."');
  });

  it('says how many bins are calibrated, counting only those with enough sets', async () => {
    const past = [hindcast('active', 0.1, [bin(0, 60, 0.05), bin(0.1, 40, 0.3), bin(0.2, 5, 0.9)])];
    const { html, text } = await askConsole('/forecasts', service({ hindcast: past }));
    expect(text).toContain('100 sets: 1 of 2 bins lie in the 95% band.');
    expect(html.match(/class="band"/g)).toHaveLength(2);
    expect(html).toMatch(/<path class="pressure" d="M\d+,\d+l6,10/);
    expect(text).toContain('too few to judge (n = 5)');
  });

  it('shows the text whose hash is the seal, to be checked', async () => {
    const sealed = '{"form":"forecast-1","lanes":[1,2,3,4]}';
    const hash = createHash('sha256').update(sealed).digest('hex');
    const { html } = await askConsole('/forecasts/mena', service({ sets: [set(9, 'mena', { sealed, hash })] }));
    const shown = [...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, text = '']) => text.replaceAll('&quot;', '"'));
    expect(shown).toContain(hash);
    expect(shown.some((text) => createHash('sha256').update(text).digest('hex') === hash)).toBe(true);
  });

  it('lists forecasters of all regions by days, judging none of fewer than thirty', async () => {
    const score = { mean: 0.5, low: 0.4, high: 0.6 };
    const board = { horizon: '7d', kind: 'live', setCount: 90, pendingCount: 0, voidCount: 0, scoredCount: 90 };
    const against = { scoredCount: 90, clusterCount: 40, logDifference: { mean: -0.1, low: -0.2, high: -0.05 } };
    const forecasters = [
      { forecaster: 'model', role: 'model', boards: [{ ...board, clusterCount: 40, logScore: score }] },
      {
        forecaster: 'Team',
        role: 'forecaster',
        boards: [{ ...board, clusterCount: 40, logScore: score, againstModel: against }],
      },
      { forecaster: 'Novice', role: 'forecaster', boards: [{ ...board, clusterCount: 3, logScore: score }] },
    ];
    const answers = (path: string, query: URLSearchParams) =>
      path.endsWith('/list-forecasters') ? { forecasters } : service({})(path, query);
    const { text } = await askConsole('/forecasts', answers);
    expect(text).toMatch(/published lanes this service Live 7 days 90 40 0\.50 \(0\.40 … 0\.60\) –/);
    expect(text).toMatch(/Team third party .* −0\.10 \(−0\.20 … −0\.05\)/);
    expect(text).toMatch(/Novice third party Live 7 days 90 3 too few to judge \(n = 3\)/);
    expect((await askConsole('/forecasts/mena', answers)).text).not.toContain('Forecasters of regions');
  });

  it('asks for one horizon and one instant, names a value that is none, and says which plan it needs', async () => {
    const asked: string[] = [];
    await askConsole('/forecasts/mena?at=2026-11-22T12:00Z&horizon=24h', (path, query) => {
      if (/forecasts|calibration/.test(path)) asked.push(`${query.get('horizon')} ${query.get('at')}`);
      return service({})(path, query);
    });
    expect(new Set(asked)).toEqual(new Set([`24h ${Date.UTC(2026, 10, 22, 12)}`]));
    expect((await askConsole('/forecasts?horizon=1y')).text).toContain('“1y” is no value of “horizon”.');
    const refused = await askConsole('/forecasts', (path) =>
      path.endsWith('/get-calibration')
        ? refusal(403, 'not_entitled', { planKey: 'free', currentTier: 0, requiredTier: 1 })
        : undefined,
    );
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('needs a plan of tier 1');
  });
});
