import { describe, expect, it } from 'vitest';
import { TWIN_FORMATS, twinUrl, withoutEnding } from './twin-path.ts';
import { readViewUrl, type ViewUrl } from './view-url.ts';

const views: ViewUrl[] = [
  { view: 'world', regionId: 'global', axis: 'coercivePressure' },
  { view: 'region', regionId: 'mena', axis: 'coercivePressure', at: 60_000 },
  { view: 'what-if', regionId: 'global', axis: 'coercivePressure', s: ['x~world~1.5'] },
  { view: 'country', regionId: 'global', country: 'IR', axis: 'capitalStress' },
];

describe('the other forms of a page', () => {
  it('have the address of the page with an ending, and are read back to its view', () => {
    for (const url of views)
      for (const format of TWIN_FORMATS) {
        const [path = '', query = ''] = twinUrl(url, format).split('?');
        const read = withoutEnding(path);
        expect(read.format).toBe(format);
        expect(readViewUrl(read.path, query)).toEqual({ status: 'view', url });
      }
  });

  it('are none where the ending is no form of a page', () => {
    for (const path of ['/', '/region/mena', '/ask', '/region/mena.txt', '/.csv'])
      expect(withoutEnding(path)).toEqual({ path, format: undefined });
  });
});
