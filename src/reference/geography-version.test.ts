import { describe, expect, it } from 'vitest';
import { GEOGRAPHY_VERSION } from './geography-version.ts';

describe('GEOGRAPHY_VERSION', () => {
  it('is a semantic version with twelve hex digits of the registry’s content', () => {
    expect(GEOGRAPHY_VERSION).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
  });
});
