import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import type { CountryAxis, CountryState } from '../../contract/intelligence/country-state.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { assessWorld } from '../assess-world.ts';
import { indexObservations } from '../observation-index.ts';
import { brokenCountries } from './broken-countries.ts';
import { countryNet } from './country-net.ts';
import { countryStates } from './country-states.ts';

const sound = {
  ...{ regionId: 'mena', generatedAt: NOW },
  countries: countryStates(assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW)), 'mena'),
};

/** What is said of a copy in which something of one country is wrong. */
function broken(iso2: string, harm: (state: CountryState) => unknown): string {
  const companion = structuredClone(sound);
  const state = companion.countries.find(({ country }) => country === iso2);
  if (state === undefined) throw new Error(`no ${iso2}`);
  harm(state);
  return brokenCountries(companion).join('; ');
}
const axisIn = ({ axes }: CountryState, status: CountryAxis['status']): CountryAxis => {
  const found = axes.find((axis) => axis.status === status && (status === 'missing' || axis.drivers.length > 0));
  if (found === undefined) throw new Error(`no ${status} axis`);
  return found;
};

describe('brokenCountries', () => {
  it('finds nothing wrong with sound ones, and the net balance is that of the written axes', () => {
    expect(brokenCountries(sound)).toEqual([]);
    const values = new Map(
      sound.countries.find(({ country }) => country === 'AE')?.axes.map((one) => [one.axis, one.value]),
    );
    const all = AXES.map((axis, i) => ({ axis, value: values.get(axis) ?? i / 16 }));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = all.map(({ value }) => value);
    expect(AXES.slice(4)).toEqual(['allianceCohesion', 'maritimeAccess', 'energyLeverage']);
    expect(countryNet(all)).toBe((e + f + g) / 3 - (a + b + c + d) / 4);
    expect(countryNet(all.slice(1))).toBeUndefined();
  });

  const harms: readonly (readonly [string, RegExp, (state: CountryState) => unknown])[] = [
    ['an axis out of bounds', /^IR: \/axes\/\d\/value/, (s) => Object.assign(axisIn(s, 'reporting'), { value: 1.2 })],
    [
      'a missing axis that is calm',
      /missing, and has a value/,
      (s) => Object.assign(axisIn(s, 'missing'), { value: 0 }),
    ],
    ['an axis that reports nothing', /has no value/, (s) => Reflect.deleteProperty(axisIn(s, 'reporting'), 'value')],
    ['drivers that do not sum', /do not sum/, (s) => axisIn(s, 'reporting').drivers.pop()],
    ['an axis left out', /not all seven/, (s) => s.axes.pop()],
    ['a net balance of its own', /netBalance/, (s) => Object.assign(s, { netBalance: 0.123 })],
    ['evidence that is not there', /cited but not in the record/, (s) => s.evidence.splice(0)],
    [
      'a driver without evidence',
      /cites no evidence/,
      (s) => {
        const driver = axisIn(s, 'reporting').drivers.find(({ evidenceIds }) => evidenceIds.length > 0);
        driver?.evidenceIds.splice(0);
      },
    ],
    [
      'a driver on the wrong side',
      /wrong side/,
      (s) => {
        for (const driver of axisIn(s, 'reporting').drivers)
          Object.assign(driver, { orientation: driver.orientation === 'buffer' ? 'pressure' : 'buffer' });
      },
    ],
    ['an input missing from no axis', /of no axis/, (s) => s.missingInputs.push('nothing')],
    ['values without an input', /no input is current/, (s) => Object.assign(s.confidenceFactors, { coverage: 0 })],
    ['evidence of the future', /after generatedAt/, (s) => Object.assign(s.evidence[0] ?? {}, { observedAt: NOW + 1 })],
    ['another country', /not those of mena/, (s) => Object.assign(s, { country: 'FR' })],
  ];
  for (const [name, message, harm] of harms)
    it(`refuses ${name}`, () => {
      expect(broken('IR', harm)).toMatch(message);
    });
});
