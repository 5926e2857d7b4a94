import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CONSOLE_CSS } from './console-css.ts';

const MAX_BYTES = 10_240;

describe('the style of the console', () => {
  it('is at most 10 KB as it is sent', () => {
    expect(brotliCompressSync(Buffer.from(CONSOLE_CSS)).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('closes every brace, and loads nothing', () => {
    expect(CONSOLE_CSS.split('{').length).toBe(CONSOLE_CSS.split('}').length);
    expect(CONSOLE_CSS).not.toMatch(/url\((?!#)|@import/);
  });
});
