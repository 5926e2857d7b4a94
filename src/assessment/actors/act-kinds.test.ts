import { describe, expect, it } from 'vitest';
import { ACT_KIND_IDS, ACT_KINDS, actKindOf } from './act-kinds.ts';

describe('act kinds', () => {
  it('are all listed, and no code belongs to two', () => {
    expect([...ACT_KIND_IDS].sort()).toEqual(Object.keys(ACT_KINDS).sort());
    const codes = Object.values(ACT_KINDS).flatMap(({ cameo }) => cameo);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['190', 'force'],
    ['1831', 'force'],
    ['191', 'blockade'],
    ['154', 'posture'],
    ['163', 'economic_coercion'],
    ['161', 'reduced_relations'],
    ['173', 'coercion'],
    ['138', 'verbal_conflict'],
    ['045', 'mediation'],
    ['042', 'verbal_cooperation'],
    ['057', 'agreement'],
    ['062', 'military_cooperation'],
    ['0711', 'economic_cooperation'],
    ['073', 'other_cooperation'],
    ['010', undefined],
    ['023', undefined],
    ['090', undefined],
    ['141', undefined],
    ['', undefined],
    ['1', undefined],
    ['NaN', undefined],
  ])('%s is %s', (code, kind) => {
    expect(actKindOf(code)).toBe(kind);
  });
});
