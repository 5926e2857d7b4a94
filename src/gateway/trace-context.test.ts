import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceParent } from '../contract/conventions/trace-context.ts';
import { HeaderLines } from './header-lines.ts';
import { childOf, traceContext } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const read = (parent: string, state?: string) =>
  traceContext(
    new HeaderLines([['traceparent', parent], ...(state === undefined ? [] : [['tracestate', state] as const])]),
  );

describe('the trace of a request', () => {
  it('is the one it names, with a span of ours in it', () => {
    const trace = read(`00-${TRACE}-${PARENT}-01`, 'congo=t61rcWkgMzE, rojo=00f067aa0ba902b7');
    expect(trace).toMatchObject({ traceId: TRACE, parentId: PARENT, isSampled: true });
    expect(trace?.state).toBe('congo=t61rcWkgMzE, rojo=00f067aa0ba902b7');
    expect(trace?.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(trace?.spanId).not.toBe(PARENT);
    expect(trace === undefined ? '' : traceParent(trace)).toBe(`00-${TRACE}-${trace?.spanId}-01`);
  });

  it('goes on in what a batch runs, each operation with its own span', () => {
    const trace = read(`00-${TRACE}-${PARENT}-00`);
    if (trace === undefined) throw new Error('no trace');
    const [one, two] = [childOf(trace), childOf(trace)];
    for (const child of [one, two])
      expect(child).toMatchObject({ traceId: TRACE, parentId: trace.spanId, isSampled: false });
    expect(one.spanId).not.toBe(two.spanId);
  });

  it('of a later version is read by the part that it shares with ours', () => {
    expect(read(`cc-${TRACE}-${PARENT}-01-what-comes-later`)?.traceId).toBe(TRACE);
  });

  it.each([
    [''],
    [`00-${TRACE}-${PARENT}`],
    [`00-${TRACE}-${PARENT}-01-more`],
    [`ff-${TRACE}-${PARENT}-01`],
    [`00-${'0'.repeat(32)}-${PARENT}-01`],
    [`00-${TRACE}-${'0'.repeat(16)}-01`],
    [`00-${TRACE.toUpperCase()}-${PARENT}-01`],
    [`00-${TRACE}x-${PARENT}-01`],
    [`cc-${TRACE}-${PARENT}-01what`],
  ])('named as %s is none', (field) => {
    expect(read(field)).toBeUndefined();
  });

  it('named twice is none', () => {
    const field = `00-${TRACE}-${PARENT}-01`;
    expect(
      traceContext(
        new HeaderLines([
          ['traceparent', field],
          ['TraceParent', field],
        ]),
      ),
    ).toBeUndefined();
  });

  it.each([
    ['no equals sign'],
    ['a='],
    ['A=1'],
    ['a=1'.repeat(200)],
    [Array.from({ length: 33 }, (_, i) => `k${i}=1`).join(',')],
  ])('hands on no state in another form: %s', (state) => {
    expect(read(`00-${TRACE}-${PARENT}-01`, state)).not.toHaveProperty('state');
  });

  it('is none or well-formed for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (parent, state) => {
        const trace = read(parent, state);
        if (trace !== undefined) expect(traceParent(trace)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
      }),
    );
  });
});
