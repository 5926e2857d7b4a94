import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFrame, frameReader, MAX_FRAME_BYTES } from './frames.ts';

describe('frames', () => {
  it('arrive whole and in order however the bytes are cut', () => {
    const messages = fc.array(fc.oneof(fc.jsonValue(), fc.double(), fc.uint8Array()), { maxLength: 8 });
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(messages, cuts, (sent, sizes) => {
        const bytes = Buffer.concat(sent.map(encodeFrame));
        const received: unknown[] = [];
        const read = frameReader((message) => received.push(message));
        for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          read(bytes.subarray(from, from + size));
          from += size;
        }
        expect(received.map(plain)).toEqual(sent.map(plain));
      }),
    );
  });

  it('larger than allowed are neither sent nor awaited', () => {
    expect(() => encodeFrame(new Uint8Array(MAX_FRAME_BYTES))).toThrow(RangeError);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(MAX_FRAME_BYTES + 1);
    expect(() => frameReader(() => undefined)(head)).toThrow(RangeError);
  });

  it('of bytes that are no message are refused', () => {
    expect(() => frameReader(() => undefined)(Buffer.from([0, 0, 0, 2, 1, 2]))).toThrow();
  });
});

const plain = (value: unknown): unknown => (value instanceof Uint8Array ? [...value] : value);
