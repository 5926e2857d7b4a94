import { describe, expect, it } from 'vitest';
import { geographyVersion } from './geography-version.ts';

describe('the version of the geography', () => {
  it('is a semantic version with twelve hex digits of the registry’s content', () => {
    expect(geographyVersion()).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
  });
});
