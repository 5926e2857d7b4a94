import { gives, type Suite } from '../suite.ts';

export const BASIC: readonly Suite[] = [
  {
    given: { foo: { bar: { baz: 'correct', qux: [1, 2] } }, empty: {}, no: null, zero: 0 },
    cases: [
      gives('foo', { bar: { baz: 'correct', qux: [1, 2] } }),
      gives('foo.bar', { baz: 'correct', qux: [1, 2] }),
      gives('foo.bar.baz', 'correct'),
      gives('foo\n.\tbar\r\n.baz', 'correct'),
      gives(' foo.bar.baz ', 'correct'),
      gives('foo.missing', null),
      gives('foo.missing.deeper', null),
      gives('missing', null),
      gives('no.thing', null),
      gives('zero.thing', null),
      gives('foo.bar.baz.length', null),
      gives('empty', {}),
      gives('zero', 0),
      gives('no', null),
    ],
  },
  { given: ['foo'], cases: [gives('foo', null), gives('foo.bar', null)] },
  { given: 'text', cases: [gives('@', 'text'), gives('length', null), gives('foo', null)] },
  { given: null, cases: [gives('@', null), gives('foo', null), gives('[0]', null)] },
];

export const CURRENT: readonly Suite[] = [
  {
    given: { foo: [{ name: 'a' }, { name: 'b' }], bar: { baz: 'qux' } },
    cases: [
      gives('@', { foo: [{ name: 'a' }, { name: 'b' }], bar: { baz: 'qux' } }),
      gives('@.bar', { baz: 'qux' }),
      gives('@.foo[0]', { name: 'a' }),
      gives('bar | @', { baz: 'qux' }),
      gives('foo[*].[@, name]', [
        [{ name: 'a' }, 'a'],
        [{ name: 'b' }, 'b'],
      ]),
      gives('bar.{it: @}', { it: { baz: 'qux' } }),
      gives('@ | @ | bar.baz', 'qux'),
    ],
  },
];

export const PIPE: readonly Suite[] = [
  {
    given: { foo: [{ bar: [{ baz: 1 }, { baz: 2 }] }, { bar: [{ baz: 3 }] }], one: { two: { three: 'v' } } },
    cases: [
      gives('one | two | three', 'v'),
      gives('one|two.three', 'v'),
      gives('foo | [0]', { bar: [{ baz: 1 }, { baz: 2 }] }),
      gives('foo[*].bar[0]', [{ baz: 1 }, { baz: 3 }]),
      gives('foo[*].bar | [0]', [{ baz: 1 }, { baz: 2 }]),
      gives('foo[*].bar[*].baz | [0]', [1, 2]),
      gives('foo[].bar[].baz | [2]', 3),
      gives('(foo[*].bar)[0]', [{ baz: 1 }, { baz: 2 }]),
      gives('missing | [0]', null),
      gives('missing | `1`', 1),
      gives('one.two || one | three', 'v'),
      gives('one || two | two', { three: 'v' }),
      gives('one | [two, two.three]', [{ three: 'v' }, 'v']),
      gives('{a: one, b: foo} | a.two | three', 'v'),
      gives('missing | type(@)', 'null'),
    ],
  },
];
