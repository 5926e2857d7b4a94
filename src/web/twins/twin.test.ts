import Papa from 'papaparse';
import { type ComponentChildren, Fragment, h } from 'preact';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { RenderedView } from '../page.ts';
import { TWIN_FORMATS, type TwinFormat } from '../url/twin-path.ts';
import { en as words } from '../words/en.ts';
import { pageTree, textOf } from './page-tree.ts';
import { recorded, twinOf } from './twin.tsx';

const HOSTILE = '<script>alert(1)</script> [a](javascript:b) | =1+1, "x" `c` \u202e';

const bar = (side: string) =>
  h('svg', { viewBox: '0 0 10 10', 'aria-hidden': 'true' }, h('rect', { class: side, width: 7, height: 10 }));
const row = (...cells: ComponentChildren[]) =>
  h(
    'tr',
    {},
    cells.map((cell) => h('td', {}, cell)),
  );
const table = (head: ComponentChildren, ...rows: ComponentChildren[]) =>
  h('table', {}, h('thead', {}, head), h('tbody', {}, rows));

const shown: RenderedView = {
  heading: `Iran: ${HOSTILE}`,
  title: 'Iran',
  shownAt: 60_000,
  lead: h('p', {}, 'Sure to 69%.'),
  main: h(
    Fragment,
    {},
    h('form', {}, h('button', { type: 'submit' }, 'Send')),
    h('h2', {}, 'Axes'),
    table(
      row('Axis', '', 'Value'),
      row('Maritime access', bar('buffer'), '0.00'),
      row(HOSTILE, bar('track'), 'missing'),
    ),
    h('h2', {}, 'Evidence'),
    table(row('Source'), row(h('a', { href: 'https://example.org/a b>' }, 'GDELT'))),
  ),
};

const url = { view: 'country', regionId: 'global', country: 'IR', axis: 'coercivePressure' } as const;
const twin = (format: TwinFormat, view: RenderedView = shown) =>
  twinOf(format, { shown: view, url, world: 'exercise', answers: [{ request: '/api/x', answer: { a: 1 } }], words })
    .text;

describe('other forms of a page', () => {
  it('as CSV hold exactly its rows, the world first', () => {
    const { data, errors } = Papa.parse<Record<string, string>>(twin('csv'), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      { world: 'EXERCISE', table: 'Axes', Axis: 'Maritime access', Value: '0.00', Source: '' },
      { world: 'EXERCISE', table: 'Axes', Axis: HOSTILE, Value: 'missing', Source: '' },
      { world: 'EXERCISE', table: 'Evidence', Axis: '', Value: '', Source: 'GDELT' },
    ]);
  });

  it('as CSV hold no cell that a spreadsheet would run, and every figure with its sign', () => {
    const cells = ['=1+1', '@SUM(A1)', '-cmd', '+1,588%', '-0.5'];
    const view = { ...shown, main: table(row('Value'), ...cells.map((cell) => row(cell))) };
    const { data } = Papa.parse<Record<string, string>>(twin('csv', view), { header: true, skipEmptyLines: true });
    expect(data.map(({ Value }) => Value)).toEqual(["'=1+1", "'@SUM(A1)", "'-cmd", '+1,588%', '-0.5']);
  });

  it('as Markdown begin with the exercise and make no markup of what a source wrote', () => {
    const text = twin('md');
    expect(text.startsWith(`**${words.exercise}**\n\n# Iran: `)).toBe(true);
    expect(text).toContain('\\<script\\>');
    expect(text).toContain('| \\<script\\>alert(1)\\</script\\> \\[a\\](javascript:b) \\| =1+1');
    expect(text).toContain('[GDELT](<https://example.org/a%20b%3E>)');
    expect(text).not.toContain('Send');
  });

  it('as a drawing are well-formed and hold every row', () => {
    const texts: string[] = [];
    const parser = new SaxesParser({});
    parser.on('text', (text) => texts.push(text));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(twin('svg')).close();
    for (const text of [words.exercise, 'Maritime access', '0.00', 'missing', 'GDELT']) expect(texts).toContain(text);
    expect(twin('svg')).not.toContain('<script');
    expect(twin('svg').match(/class="buffer"/g)).toHaveLength(1);
  });

  it('as JSON name the world, the address and what the service answered', () => {
    expect(JSON.parse(twin('json'))).toMatchObject({
      world: 'exercise',
      address: '/country/IR',
      asOf: 60_000,
      text: ['Sure to 69%.', 'Axes', 'Evidence'],
      answers: [{ request: '/api/x', answer: { a: 1 } }],
    });
  });

  it.each(TWIN_FORMATS)('say as %s that something was supposed', (format) => {
    expect(twin(format, { ...shown, isSupposed: true })).toContain('SUPPOSED');
    expect(twin(format)).not.toContain('SUPPOSED');
  });

  it('read the text of a page as it is', () => {
    expect(textOf(pageTree('<p>a &lt;b> <br/>c<span class="x">d</span></p>'))).toBe('a <b> cd');
    expect(textOf(pageTree('<td>Africa<span class="regime">Calm</span><ul><li>a</li><li>b</li></ul></td>'))).toBe(
      'Africa Calm a; b',
    );
    expect(() => pageTree('<p></div>')).toThrow('</div>');
  });

  it('keep what the service answered, and no failure', async () => {
    const { fetch, answers } = recorded(async (input) =>
      String(input).endsWith('/bad') ? Response.json({ error: 'x' }, { status: 503 }) : Response.json({ ok: true }),
    );
    expect(await (await fetch('http://a.invalid/good?x=1')).json()).toEqual({ ok: true });
    expect((await fetch('http://a.invalid/bad')).status).toBe(503);
    expect(answers).toEqual([{ request: '/good?x=1', answer: { ok: true } }]);
  });
});
