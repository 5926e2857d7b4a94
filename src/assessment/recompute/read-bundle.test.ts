import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BundleText, readBundle } from './read-bundle.ts';

function read(body: string): BundleText {
  const run = readBundle(body);
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

const bundles = fc.record({
  inputs: fc.record({ regionId: fc.string({ unit: 'binary' }), narrative: fc.jsonValue() }),
  observations: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(',"observations":["]}'), fc.json())),
});

describe('the text of a bundle', () => {
  it('is read as JSON.parse reads it, whatever the texts hold', () => {
    fc.assert(
      fc.property(bundles, (bundle) => {
        const body = JSON.stringify(bundle);
        expect(read(body)).toEqual(JSON.parse(body));
      }),
    );
  });

  it('is refused where it is cut off or something else', () => {
    fc.assert(
      fc.property(bundles, fc.nat(), (bundle, at) => {
        const body = JSON.stringify(bundle);
        expect(() => read(body.slice(0, at % body.length))).toThrow(/inputs|JSON/);
      }),
    );
    for (const body of ['', '{}', 'null', '{"snapshot":{}}', '{"inputs":{},"observations":[1]}'])
      expect(() => read(body)).toThrow();
  });
});
