import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const sealer = createSealer(new Uint8Array(32).fill(7));
const bytes = fc.uint8Array({ maxLength: 200 });

describe('a sealed secret', () => {
  it('opens for its context, and never twice has the same bytes', () => {
    fc.assert(
      fc.property(bytes, fc.string(), (secret, context) => {
        const sealed = sealer.seal(secret, context);
        expect(Buffer.from(sealer.open(sealed, context))).toEqual(Buffer.from(secret));
        expect(Buffer.from(sealer.seal(secret, context))).not.toEqual(Buffer.from(sealed));
      }),
    );
  });

  it('opens neither changed, nor cut, nor for another context or pepper', () => {
    fc.assert(
      fc.property(bytes, fc.string(), fc.nat(), (secret, context, place) => {
        const sealed = sealer.seal(secret, context);
        const wrong = new Uint8Array(sealed);
        const at = place % wrong.length;
        wrong[at] = (wrong[at] ?? 0) ^ 1;
        for (const [given, where] of [
          [wrong, context],
          [sealed.subarray(0, at), context],
          [sealed, `${context}.`],
        ] as const)
          expect(() => sealer.open(given, where)).toThrow('does not open');
        const other = createSealer(new Uint8Array(32).fill(8));
        expect(() => other.open(sealed, context)).toThrow('does not open');
      }),
    );
  });
});
