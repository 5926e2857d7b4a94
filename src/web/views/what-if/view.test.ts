import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';
import { inputOf, suppositionsIn } from './suppositions.ts';

const SIMULATE = '/api/intelligence/v1/simulate-regional-snapshot';
const example = Object(EXAMPLES.get(SIMULATE));

const difference = {
  ...example.difference,
  regimeFrom: 'coercive_stalemate',
  regimeTo: 'calm',
  numbers: [
    { name: 'balance.maritimeAccess', from: 0.31, to: 0.89, change: 0.58 },
    { name: 'balance.netBalance', from: -0.1, to: 0.1, change: 0.2 },
    { name: 'scenarioSets.7d.escalation.probability', from: 0.4, to: 0.2, change: -0.2 },
    { name: 'transmissionPaths.x.hormuz_strait.Brent crude.magnitudeHigh', from: 24.8 },
  ],
  drivers: [
    { axis: 'maritimeAccess', description: 'Suez Canal open', from: 0.1, to: 0.12, change: 0.02, evidenceIds: [] },
    { axis: 'maritimeAccess', description: 'Strait of Hormuz: closed', from: 0.5, change: -0.5, evidenceIds: [] },
  ],
};
const simulated = { ...example, preset: 'Strait of Hormuz open: at its norm', difference };
const shows = (answer: unknown) => (path: string) => (path === SIMULATE ? answer : undefined);
const SUPPOSED = '/what-if/mena?s=preset~chokepoint:hormuz_strait~open';

describe('the view of suppositions', () => {
  it('is a form that supposes nothing by itself', async () => {
    const asked: string[] = [];
    const { status, html, text } = await askConsole('/what-if/mena', (path) => {
      asked.push(path);
      return undefined;
    });
    expect(status).toBe(200);
    expect(html).toContain('<option value="chokepoint:');
    expect(text).not.toContain('SUPPOSED');
    expect(asked).not.toContain(SIMULATE);
  });

  it('leads to an address that supposes the same', async () => {
    const form = { strait: 'chokepoint:suez~closed', metric: 'deaths', subject: 'country:YE', value: '−3.5' };
    const { status, headers } = await askConsole('/what-if/mena?at=2026-11-22T12:00Z', undefined, form);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/what-if/mena?s=preset~chokepoint:suez~closed&s=deaths~country:YE~-3.5');
  });

  it('asks the service for exactly what the address supposes', async () => {
    const sent: unknown[] = [];
    await askConsole(`${SUPPOSED}&s=deaths~country:YE~-3.5`, (path, _, body) => {
      if (path === SIMULATE) sent.push(JSON.parse(String(body)));
      return undefined;
    });
    expect(sent).toEqual([
      {
        regionId: 'mena',
        preset: 'hormuz strait open',
        observations: [{ metric: 'deaths', subject: 'country:YE', value: -3.5 }],
      },
    ]);
  });

  it('says of its page, its title and its other forms that it was supposed', async () => {
    const { html, text } = await askConsole(SUPPOSED, shows(simulated));
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toContain('the regime would move from coercive stalemate to calm');
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toContain('maritime access would move most, from 0.31 to 0.89');
    expect(html).toMatch(/<title>[^<]*SUPPOSED/);
    expect(text).toContain('SUPPOSED: what would follow');
    expect(text).toContain('Strait of Hormuz open: at its norm');
    for (const ending of ['csv', 'md', 'svg', 'json']) {
      const twin = await askConsole(SUPPOSED.replace('?', `.${ending}?`), shows(simulated));
      expect(twin.html).toContain('SUPPOSED');
    }
  });

  it('shows what is beside what would be, the largest change first, and no figure that is not given', async () => {
    const { text } = await askConsole(SUPPOSED, shows(simulated));
    expect(text).toContain('Maritime access (buffer) 0.31 0.89 +0.58');
    expect(text).toMatch(/Energy leverage \(buffer\) [\d.]+ [\d.]+ unchanged/);
    expect(text).toContain('Net balance −0.10 0.10 +0.20');
    expect(text.indexOf('Strait of Hormuz: closed')).toBeLessThan(text.indexOf('Suez Canal open'));
    expect(text).toContain('Maritime access: Strait of Hormuz: closed 0.50 none −0.50');
    expect(text).toContain('Escalation within 7 days 0.40 0.20 −0.20');
    expect(text).toContain('Brent crude, high end 24.80 none –');
  });

  it('offers the figures of the region as fields, empty unless supposed, each with its value and usual range', async () => {
    const { html, text } = await askConsole('/what-if/mena');
    expect(html).toMatch(/<input name="lever~crude_price~series:brent" type="number"[^>]* value placeholder="93.4"/);
    expect(text).toContain('now 93.4, usually 66.2 to 98.1');
    const supposed = await askConsole('/what-if/mena?s=crude_price~series:brent~120', shows(simulated));
    expect(supposed.html).toMatch(/<input name="lever~crude_price~series:brent" type="number"[^>]* value="120"/);
    expect(supposed.html).not.toContain('value="crude_price"');
  });

  it('supposes what a figure is set to, keeps empty ones as observed and names what is no number', () => {
    const read = (form: Record<string, string>) => suppositionsIn(new URLSearchParams(form));
    const [oil, gas] = ['lever~crude_price~series:brent', 'lever~gas_price~series:henry-hub'];
    expect(read({ [oil]: ' −1.5 ', [gas]: '' })).toEqual({
      status: 'read',
      suppositions: ['crude_price~series:brent~-1.5'],
    });
    expect(read({ [oil]: 'much' })).toEqual({ status: 'bad', figure: 'crude_price series:brent' });
    const all = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`lever~crude_price~series:s${n}`, '1']));
    expect(read(all)).toEqual({ status: 'too_many' });
  });

  it('says that the stored snapshot is not reproduced', async () => {
    const basedOn = { ...example.basedOn, isReproduced: false };
    const { text } = await askConsole(SUPPOSED, shows({ ...simulated, basedOn }));
    expect(text).toContain('no longer gives the numbers of the stored snapshot');
    expect((await askConsole(SUPPOSED, shows(simulated))).text).not.toContain('no longer gives');
  });

  it('does not take a snapshot that cannot be read for one without changes', async () => {
    const { status, text } = await askConsole(SUPPOSED, (path) => {
      if (path === SIMULATE) return simulated;
      return /-at$|chokepoint/.test(path) ? refusal(503, 'store_unavailable') : undefined;
    });
    expect(status).toBe(200);
    expect(text).toContain('Which triggers would fire or be released is not known');
    expect(text).toContain('Straits and canals are not known now.');
    expect(text).not.toContain('No trigger would fire');
  });

  it('keeps the form and says what is wrong with a supposition that the service refuses', async () => {
    const violations = [{ field: 'observations[0].metric', description: 'unknown metric: x' }];
    const refused = shows(refusal(400, 'validation_failed', { violations }));
    const { status, html, text } = await askConsole('/what-if/mena?s=x~world~1', refused);
    expect(status).toBe(200);
    expect(text).toContain('observations[0].metric unknown metric: x.');
    expect(html).toContain('name="metric" value="x"');
  });

  it.each([
    [{ strait: '', metric: '', subject: '', value: '' }, 'Choose a strait or fill in an observation first.'],
    [{ strait: 'chokepoint:x~half', metric: '' }, 'Choose a strait'],
    [{ metric: 'deaths', subject: 'moon', value: '1' }, 'Observation 1 needs a metric'],
    [{ metric: 'deaths', subject: 'world', value: 'many' }, 'Observation 1 needs a metric'],
  ])('supposes nothing by %j', async (form, said) => {
    const { status, text } = await askConsole('/what-if', undefined, form);
    expect([status, text]).toEqual([200, expect.stringContaining(said)]);
  });

  it('names the plan that it needs', async () => {
    const plan = { requiredTier: 1, currentTier: 0, planKey: 'free' };
    const { status, text } = await askConsole(SUPPOSED, shows(refusal(403, 'not_entitled', plan)));
    expect([status, text]).toEqual([403, expect.stringContaining('needs a plan of tier 1')]);
  });

  it('reads back what was filled in', () => {
    const value = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (values) => {
        const form = new URLSearchParams();
        for (const one of values) {
          form.append('metric', 'deaths');
          form.append('subject', 'country:YE');
          form.append('value', String(one));
        }
        const read = suppositionsIn(form);
        const back = read.status === 'read' ? inputOf(read.suppositions).observations : undefined;
        expect(back?.map((one) => one.value)).toEqual(values);
      }),
    );
  });
});
