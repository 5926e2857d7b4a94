import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yaml } from './yaml.ts';

describe('the YAML writer', () => {
  it('writes block style that any YAML 1.2 reader takes for the same value', () => {
    const value = { a: 1, list: ['x', { b: [], c: {}, d: null }, [1, 'y']], 'no: word': 'yes', text: 'a"\n\u0085🛰' };
    expect(yaml(value)).toBe(
      [
        'a: 1',
        'list:',
        '  - x',
        '  - b: []',
        '    c: {}',
        '    d: null',
        '  - - 1',
        '    - "y"',
        '"no: word": "yes"',
        'text: "a\\"\\n\\u0085\\U0001f6f0"',
        '',
      ].join('\n'),
    );
  });

  it('quotes whatever could be read as something else and writes printable ASCII only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [, written = ''] = yaml({ key: text })
          .trimEnd()
          .split(/^key: /);
        expect(written).toMatch(/^[\x20-\x7e]+$/);
        if (!written.startsWith('"')) expect(written).toBe(text);
      }),
    );
    for (const word of ['true', 'No', 'null', 'on', 'y', '1', '1e3', '', '-', '~', '.5', 'a: b', '#x', '2026-01-01'])
      expect(yaml({ key: word })).toBe(`key: ${JSON.stringify(word)}\n`);
  });
});
