import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const STATE = '/api/intelligence/v1/get-country-state';
const PORTS = '/api/intelligence/v1/get-country-port-activity';
const example = Object(EXAMPLES.get(STATE));
const EVIDENCE = `ev_${'a'.repeat(20)}`;
const item = {
  id: EVIDENCE,
  type: 'chokepoint_status',
  source: 'PortWatch',
  summary: 'Hormuz: 7 transits per day',
  confidence: 0.91,
  observedAt: 60_000,
  theater: 'gulf',
  corridor: '',
};
const driver = (axis: string, description: string, magnitude: number, evidenceIds: string[]) => ({
  ...{ axis, description, magnitude, evidenceIds },
  orientation: 'pressure',
});
const state = {
  ...example.state,
  axes: [
    {
      ...{ axis: 'coercivePressure', status: 'reporting', value: 0.93, missingInputs: [] },
      drivers: [driver('coercivePressure', 'Strait closed by force', 0.27, [EVIDENCE])],
    },
    { axis: 'domesticFragility', status: 'reporting', value: 0, drivers: [], missingInputs: [] },
    { axis: 'maritimeAccess', status: 'reporting', value: 0.22, drivers: [], missingInputs: ['currencies'] },
    { axis: 'allianceCohesion', status: 'missing', drivers: [], missingInputs: ['cooperation'] },
  ],
  evidence: [item],
};
const service = (path: string) => (path === STATE ? { ...example, state } : undefined);
const rowOf = (html: string, axis: string) => new RegExp(`<th scope="row">${axis}.*?</tr>`, 's').exec(html)?.[0] ?? '';
const drawingOf = (html: string, axis: string) => /<svg.*?<\/svg>/s.exec(rowOf(html, axis))?.[0] ?? '';

describe('the view of a country', () => {
  it('begins with its highest pressure and its lowest buffer', async () => {
    const { status, html, text } = await askConsole('/country/IR', service);
    expect(status).toBe(200);
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe(
      'Iran: coercive pressure of 0.93 is its highest pressure; maritime access of 0.22 its lowest buffer',
    );
    expect(html).toMatch(/href="\/region\/mena">mena</);
    expect(text).toContain('1 expected input is missing: cooperation');
  });

  it('draws zero, a value and what is missing differently, each with its words', async () => {
    const { html } = await askConsole('/country/IR', service);
    const axes = ['Coercive pressure', 'Domestic fragility', 'Alliance cohesion'];
    expect(new Set(axes.map((axis) => drawingOf(html, axis))).size).toBe(3);
    expect(rowOf(html, 'Domestic fragility')).toContain('0.00');
    expect(rowOf(html, 'Domestic fragility')).toContain('nothing moves it');
    expect(rowOf(html, 'Alliance cohesion')).toContain('missing');
    expect(rowOf(html, 'Alliance cohesion')).toContain('no data: cooperation');
    expect(drawingOf(html, 'Alliance cohesion')).toContain('hatched');
    expect(rowOf(html, 'Alliance cohesion')).not.toContain('0.00');
  });

  it('opens the evidence of a driver beside it', async () => {
    const { html } = await askConsole('/country/IR', service);
    expect(html).toContain(`/country/IR?open=evidence:${EVIDENCE}`);
    const open = await askConsole(`/country/IR?open=evidence:${EVIDENCE}`, service);
    expect(open.html).toContain('<aside class="drawer"');
    expect(open.text).toContain('Hormuz: 7 transits per day');
  });

  it('says that no axis has data, and what was expected, of a country without any', async () => {
    const axes = [{ axis: 'allianceCohesion', status: 'missing', drivers: [], missingInputs: ['cooperation'] }];
    const { text } = await askConsole('/country/IR', (path) =>
      path === STATE ? { ...example, state: { ...example.state, axes } } : undefined,
    );
    expect(text).toContain('Iran: no axis has current data');
    expect(text).toContain('no data: cooperation');
    expect(text).toContain('No evidence of this country is in the snapshot.');
  });

  it('distinguishes port calls that are none from those that are not known', async () => {
    const of = (answer: unknown) => askConsole('/country/IR', (path) => (path === PORTS ? answer : service(path)));
    const days = [
      { country: 'IR', observedAt: Date.UTC(2026, 10, 23), callsIndex: 24 },
      { country: 'IR', observedAt: Date.UTC(2026, 10, 20), callsIndex: 0 },
    ];
    const shown = await of({ days });
    expect(shown.text).toContain('Port calls at 24% of their norm on 23 Nov 2026.');
    expect(shown.html).toContain('Port calls of 2 days: between 0% and 24% of their norm.');
    expect((await of({ days: [] })).text).toContain('No port calls are known of this country.');
    expect((await of(refusal(503, 'store_unavailable'))).text).toContain('Port calls are not known now.');
  });

  it('asks for the instant of its address, and for its region as of the same assessment', async () => {
    const asked: string[] = [];
    await askConsole('/country/IR?at=2026-11-22T12:00Z', (path, query) => {
      asked.push(`${path.split('/').at(-1)} ${query.get('at')}`);
      return service(path);
    });
    expect(asked).toContain(`get-country-state ${Date.UTC(2026, 10, 22, 12)}`);
    expect(asked).toContain(`get-regional-snapshot-at ${example.generatedAt}`);
  });

  it('stands without its region, and not without itself', async () => {
    const dark = await askConsole('/country/IR', (path) =>
      path.endsWith('-at') ? refusal(404, 'snapshot_not_found') : service(path),
    );
    expect(dark.text).toContain('The axes of the region are not known at this instant.');
    const unknown = await askConsole('/country/XX', () => undefined);
    expect(unknown.status).toBe(200);
    const none = await askConsole('/country/XX', (path) =>
      path === STATE ? refusal(404, 'country_unknown') : undefined,
    );
    expect(none.status).toBe(404);
    expect((await askConsole('/country/iran')).status).toBe(404);
  });
});
