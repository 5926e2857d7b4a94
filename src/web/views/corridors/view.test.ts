import { describe, expect, it } from 'vitest';
import { askConsole, refusal } from '../../test-kit/ask-console.ts';

const DAY = 86_400_000;
/** The clock of the test kit. */
const NOW = Date.UTC(2026, 10, 26);
const LAST = NOW - 4 * DAY;

const strait = (id: string, trafficIndex7d: number | undefined, more: object = {}) => ({
  id,
  name: `Strait ${id}`,
  lat: 10,
  lon: 20,
  ...(trafficIndex7d === undefined
    ? {}
    : { trafficIndex7d, tankerIndex7d: trafficIndex7d, trafficTo: LAST, lagDays: 4 }),
  activeWarnings: 0,
  disruptions: 0,
  ...more,
});
const day = (chokepoint: string, daysAgo: number, totalIndex?: number) => ({
  chokepoint,
  observedAt: NOW - daysAgo * DAY,
  ...(totalIndex === undefined ? {} : { totalIndex }),
});
const source = (state: string) => ({
  feedId: 'portwatch-transits',
  state,
  lastReadAt: NOW - 9 * DAY,
  attribution: 'IMF PortWatch',
});
const listed = { dataAvailable: true, asOf: NOW, sources: [], pagination: { nextCursor: '' } };

interface Given {
  readonly straits?: readonly object[];
  readonly days?: readonly object[];
  readonly state?: string;
}

const service =
  ({ straits = [strait('a', 100)], days = [], state = 'current' }: Given = {}) =>
  (path: string): unknown => {
    if (path.endsWith('/get-chokepoint-status'))
      return { chokepoints: straits, dataAvailable: true, asOf: NOW, sources: [source(state)] };
    if (path.endsWith('/get-chokepoint-history')) return { ...listed, history: days };
    return undefined;
  };

const rowOf = (html: string, id: string): string =>
  html.split(/<tr[ >]/).find((part) => part.includes(`<th scope="row">Strait ${id}</th>`)) ?? '';

describe('the view of corridors', () => {
  it('says which straits are closed and which strained', async () => {
    const straits = [strait('a', 100), strait('b', 7), strait('c', 69), strait('d', 30)];
    const { status, html, text } = await askConsole('/corridors', service({ straits }));
    expect(status).toBe(200);
    expect(html).toContain(
      '<h1>1 of 4 straits and canals is closed: Strait b (7% of usual); 2 strained: Strait d (30% of usual) and Strait c (69% of usual)</h1>',
    );
    expect(text).toContain('▲ 1 closed, ◆ 2 strained, ● 1 open.');
    expect(text).toContain('Traffic of seven days to 22 Nov 2026, 4 days before the instant.');
  });

  it('has the emptiest strait first and those without data last', async () => {
    const straits = [strait('a', undefined), strait('b', 90), strait('c', 0)];
    const { html } = await askConsole('/corridors', service({ straits }));
    const places = ['c', 'b', 'a'].map((id) => html.indexOf(`<th scope="row">Strait ${id}</th>`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('has the oil lost and the days of the way round of each strait, and no figure where there is none', async () => {
    const straits = [strait('a', 10, { lostMbd: 7.7, detourDays: [10, 14] }), strait('b', 90)];
    const { html } = await askConsole('/corridors', service({ straits }));
    expect(rowOf(html, 'a')).toMatch(/data-label="Oil lost, Mb\/d">7\.7<.*data-label="Detour, days">10–14</s);
    expect(rowOf(html, 'b')).toMatch(/data-label="Oil lost, Mb\/d">–<.*data-label="Detour, days">none</s);
  });

  it('shows zero, missing and stale traffic each in its own way', async () => {
    const straits = [strait('zero', 0), strait('missing', undefined, { activeWarnings: undefined })];
    const days = [day('zero', 5, 0), day('zero', 4, 0)];
    const { html } = await askConsole('/corridors', service({ straits, days }));
    expect(rowOf(html, 'zero')).toMatch(/▲ closed.*>0</s);
    expect(rowOf(html, 'zero')).not.toMatch(/hatched|no data/);
    expect(rowOf(html, 'zero')).toContain('Strait zero: between 0 and 0 on 2 days of five weeks');
    expect(rowOf(html, 'missing')).toContain('class="hatched"');
    expect(rowOf(html, 'missing').match(/▨ no data/g)).toHaveLength(4);
    expect(rowOf(html, 'missing')).not.toMatch(/closed|strained|open/);
    expect(html).not.toContain('stale-data');
    const stale = await askConsole('/corridors', service({ straits, days, state: 'stale' }));
    expect(stale.html).toContain('stale-data');
    expect(stale.text).toContain('data stale: last new on 17 Nov 2026, 00:00 UTC');
    expect(stale.text).toContain('Missing or stale: IMF PortWatch (stale).');
  });

  it('breaks the line where days are missing', async () => {
    const days = [20, 19, 18, 10, 9].map((ago) => day('a', ago, 90));
    const one = await askConsole('/corridors', service({ days }));
    expect(rowOf(one.html, 'a').match(/class="line"/g)).toHaveLength(2);
    const two = await askConsole('/corridors', service({ days: [day('a', 5, 90), day('a', 4), day('a', 3, 90)] }));
    expect(rowOf(two.html, 'a').match(/class="line"/g)).toHaveLength(2);
  });

  it('does not say that nothing is closed where nothing is known', async () => {
    const { html, text } = await askConsole('/corridors', service({ straits: [strait('a', undefined)] }));
    expect(html).toContain('<h1>No strait or canal has data at this instant</h1>');
    expect(text).toContain('No source of this was read by the instant');
  });

  it.each([
    ['/get-macro-signals', 'Markets'],
    ['/list-market-implications', 'Paths to markets'],
    ['/get-airport-ops-summary', 'Airports'],
    ['/list-airspace-restrictions', 'Restrictions of flights'],
    ['/get-regional-snapshot', 'Closed airspace'],
  ])('says in its place that %s was refused, and shows the rest', async (refused, title) => {
    const { status, html, text } = await askConsole('/corridors', (path) =>
      path.endsWith(refused) ? refusal(503, 'store_unavailable') : service()(path),
    );
    expect(status).toBe(200);
    expect(text.match(/▨ Not known now\./g)).toHaveLength(1);
    const heading = html
      .slice(0, html.indexOf('▨ Not known now.'))
      .match(/<h2[^>]*>[^<]*/g)
      ?.at(-1);
    expect(heading?.replace(/<h2[^>]*>/, '')).toBe(title);
    expect(text).toContain('The service answered 503 (store_unavailable). Request req-1.');
  });

  it('shows a value that may not be handed on as such, not as zero', async () => {
    const signal = { series: 'vix', name: 'Volatility', percentile1y: 97, observedAt: NOW, observations: 250 };
    const { text, html } = await askConsole('/corridors', (path) =>
      path.endsWith('/get-macro-signals') ? { ...listed, signals: [signal] } : service()(path),
    );
    expect(text).toContain('Volatility not to be handed on');
    expect(html).toContain('aria-label="Volatility is above 97% of the past year."');
  });

  it('says that airports were not read, which is not calm, and that airspace knowledge was not reviewed', async () => {
    const airspace = [
      { airspaceId: 'OYSC', status: 'closed', reason: 'Closed (general knowledge, not reviewed)' },
      { airspaceId: 'HLLL', status: 'restricted', reason: 'Advised against' },
    ];
    const { text, html } = await askConsole('/corridors', (path) => {
      if (path.endsWith('/get-airport-ops-summary')) return { ...listed, dataAvailable: false, summaries: [] };
      if (path.endsWith('/get-regional-snapshot')) return { snapshot: { mobility: { airspace } } };
      return service()(path);
    });
    expect(text).toMatch(/Airports ▨ No source of this was read by the instant: that is not the same as calm\./);
    expect(text).toContain('OYSC Closed (general knowledge, not reviewed)');
    expect(html).toMatch(/<details><summary>1 restricted airspace<\/summary>.*HLLL/s);
  });

  it('asks for everything as of the instant, and names a value that is none', async () => {
    const asked = new Map<string, string | null>();
    await askConsole('/corridors?at=2026-11-22T12:00Z', (path, query) => {
      asked.set(path.split('/').at(-1) ?? '', query.get('at'));
      return service()(path);
    });
    asked.delete('list-regions');
    expect(asked.size).toBe(8);
    expect(new Set(asked.values())).toEqual(new Set([String(Date.UTC(2026, 10, 22, 12))]));
    expect((await askConsole('/corridors?at=x')).status).toBe(400);
    expect((await askConsole('/corridors/mena')).status).toBe(404);
  });

  it('says which plan it needs', async () => {
    const { status, text } = await askConsole('/corridors', (path) =>
      path.endsWith('/get-chokepoint-status')
        ? refusal(403, 'not_entitled', { planKey: 'free', currentTier: 0, requiredTier: 1 })
        : undefined,
    );
    expect(status).toBe(403);
    expect(text).toContain('needs a plan of tier 1');
  });
});
