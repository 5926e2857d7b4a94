import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const STATUSES = '/api/infrastructure/v1/list-service-statuses';
const NOW = Date.UTC(2026, 10, 26);
const HOUR = 3_600_000;

const feed = (id: string, more: object) => ({
  id,
  name: `Feed ${id}`,
  status: 'ok',
  url: 'https://x.example',
  maxAgeMs: 2 * HOUR,
  ...more,
});
const statuses = [
  feed('off', { status: 'off' }),
  feed('fresh', { newestContentAt: NOW, lastSuccessAt: NOW }),
  feed('older', { newestContentAt: NOW - HOUR, lastSuccessAt: NOW }),
  feed('stale', { status: 'warn', newestContentAt: NOW - 3 * HOUR, lastSuccessAt: NOW }),
  feed('missing', { status: 'warn' }),
];
const health = {
  ...Object(EXAMPLES.get('/api/health')),
  problems: [{ check: 'feed:stale', status: 'warn', reasons: ['content_stale', 'run_failing'] }],
};
const service = (path: string) =>
  path === STATUSES ? { statuses, checkedAt: NOW } : path === '/api/health' ? health : undefined;

const rowOf = (html: string, id: string) =>
  new RegExp(`<tr class="[a-z]+" id="feed-[a-z]+"><th scope="row">[^>]*>?Feed ${id}.*?</tr>`, 's').exec(html)?.[0] ??
  '';
const drawingOf = (html: string, id: string) => /<svg.*?<\/svg>/s.exec(rowOf(html, id))?.[0] ?? '';

describe('the view of feeds', () => {
  it('counts feeds by state in its heading and puts those without content first', async () => {
    const { status, html } = await askConsole('/feeds', service);
    expect(status).toBe(200);
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe('2 of 4 feeds are current, 1 stale, 1 without content; 1 not polled');
    const order = ['missing', 'stale', 'older', 'fresh', 'off'].map((id) => html.indexOf(`Feed ${id}`));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('draws zero, missing, stale and not polled differently, each with its words', async () => {
    const { html } = await askConsole('/feeds', service);
    const drawings = ['fresh', 'missing', 'stale', 'off'].map((id) => drawingOf(html, id));
    expect(new Set(drawings).size).toBe(4);
    expect(drawings[1]).toContain('hatched');
    expect(drawings[2]).toContain('age-stale');
    expect(drawings[3]).not.toMatch(/age-|limit|hatched/);
    expect(rowOf(html, 'fresh')).toContain('0 min old, limit 2 h');
    expect(rowOf(html, 'missing')).toContain('no content yet');
    expect(rowOf(html, 'off')).toContain('needs a key that the operator has not set');
  });

  it('says why a feed is not healthy to every viewer, and what it waits for to operators alone', async () => {
    const { text } = await askConsole('/feeds', service);
    expect(text).toContain('stale : content older than its limit, the last run failed');
    expect(text).not.toContain('next try');
    const check = {
      check: 'feed:stale',
      status: 'warn',
      reasons: [],
      failuresInARow: 2,
      circuit: 'open',
      waitingUntil: NOW + HOUR,
      detail: 'answered 503',
    };
    const operator = await askConsole('/feeds', (path) =>
      path === '/api/health' ? { ...health, checks: [check] } : service(path),
    );
    expect(operator.text).toContain('2 failures in a row; paused; next try 26 Nov 2026, 01:00 UTC; answered 503');
  });

  it('lists inputs that a region lacks, and does not take what is unknown for nothing missing', async () => {
    const regions: readonly object[] = Object(EXAMPLES.get('/api/intelligence/v1/list-regions')).regions;
    const lacking = regions.map((region) => ({
      ...region,
      overview: { ...Object(region).overview, missingInputs: ['military_aircraft'], staleInputs: ['yields'] },
    }));
    const answer = (path: string) => (path.endsWith('/list-regions') ? { regions: lacking } : service(path));
    const { text } = await askConsole('/feeds', answer);
    expect(text).toContain('1 is missing and 1 stale somewhere');
    expect(text).toContain('military aircraft ▨ missing');
    const all = await askConsole('/feeds', (path) =>
      path.endsWith('/list-regions')
        ? {
            regions: regions.map((region) => ({
              ...region,
              overview: { ...Object(region).overview, missingInputs: [], staleInputs: [] },
            })),
          }
        : service(path),
    );
    expect(all.text).toContain('No input of any region is missing or stale.');
  });

  it('leads from an input that is missing to the feeds that bring it, with its age, its axes and its prior', async () => {
    const regions: readonly object[] = Object(EXAMPLES.get('/api/intelligence/v1/list-regions')).regions;
    const overview = { missingInputs: ['stale_one', 'unfed'], staleInputs: [] };
    const lacking = regions.map((region) => ({ ...region, overview: { ...Object(region).overview, ...overview } }));
    const expected = { name: 'aircraft', status: 'missing', maxAgeMs: 2 * HOUR, axes: ['coercivePressure'] };
    const { html } = await askConsole('/feeds', (path) => {
      if (path.endsWith('/list-regions')) return { regions: lacking };
      if (!path.endsWith('/list-inputs')) return service(path);
      const known = { ...expected, id: 'stale_one', contentAt: NOW - 9 * HOUR, priorShare: 0.75, feeds: ['stale'] };
      const unfed = { ...expected, id: 'unfed', name: 'ships', status: 'not_asked', feeds: [] };
      return { inputs: [known, unfed], generatedAt: NOW };
    });
    const line = (name: string) => html.split('<tr>').find((part) => part.startsWith(`<th scope="row">${name}<`)) ?? '';
    expect(line('aircraft')).toMatch(
      /▨ missing.*9 h old, limit 2 h.*Coercive pressure.*◇ 75% of places.*href="#feed-stale"/s,
    );
    expect(html).toContain('id="feed-stale"');
    expect(line('ships')).toMatch(/– not polled.*never.*no feed brings it/s);
  });

  it('shows the feeds where their health is not known, and says of an instant what is of now', async () => {
    const dark = await askConsole('/feeds?at=2026-11-22T12:00Z', (path) =>
      path === '/api/health' ? refusal(503, 'store_unavailable') : service(path),
    );
    expect(dark.status).toBe(200);
    expect(dark.text).toContain('Feed stale');
    expect(dark.text).toContain('The clocks of feeds are those of now');
    const down = await askConsole('/feeds', (path) =>
      path === STATUSES ? refusal(503, 'store_unavailable') : service(path),
    );
    expect(down.status).toBe(503);
  });

  it('holds the same rows as CSV', async () => {
    const { html } = await askConsole('/feeds.csv', service);
    expect(html.split('\r\n').filter((line) => line.startsWith('EXERCISE,Feeds,'))).toHaveLength(5);
  });
});
