import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actorById } from './actors.ts';
import { actorOfCameo, CAMEO_ACTORS, type CameoSide } from './cameo-actors.ts';

const side = (some: Partial<CameoSide>): CameoSide => ({ name: '', country: '', knownGroup: '', traits: [], ...some });
const idOf = (some: Partial<CameoSide>): string => {
  const actor = actorOfCameo(side(some));
  return typeof actor === 'string' ? actor : actor.id;
};

describe('an actor of CAMEO', () => {
  it('is one of ours for every known group that is listed', () => {
    for (const [knownGroup, id] of Object.entries(CAMEO_ACTORS)) {
      expect(actorById(id), id).toBeDefined();
      expect(idOf({ knownGroup })).toBe(id);
    }
  });

  it.each([
    [{ name: 'IRAN', country: 'IRN', traits: [''] }, 'state:IR'],
    [{ name: 'TEHRAN', country: 'IRN', traits: ['', '', '', 'GOV', 'MIL', ''] }, 'state:IR'],
    [{ name: 'IRAN', country: 'IRN', traits: ['', '', '', 'CVL'] }, 'untracked'],
    [{ name: 'IRAN', country: 'IRN', traits: ['', 'MOS', ''] }, 'untracked'],
    [{ name: 'HOUTHI', country: 'YEM', traits: ['', '', '', 'REB'] }, 'group:houthis'],
    [{ name: 'TALIBAN', country: 'AFG', knownGroup: 'TAL', traits: ['INS'] }, 'group:taliban'],
    [{ name: 'UNICEF', knownGroup: 'UNO', traits: ['IGO', 'KID'] }, 'org:un'],
    [{ name: 'WORLD BANK', knownGroup: 'UNO', traits: ['IGO', 'DEV'] }, 'org:world-bank'],
    [{ name: 'REBEL', traits: ['REB'] }, 'untracked'],
    [{ name: 'WEST', country: 'WST' }, 'untracked'],
    [{ name: 'RED CROSS', knownGroup: 'IRC' }, 'untracked'],
    [{ name: 'IRAN', country: 'QQQ' }, 'unresolved'],
    [{ name: 'IRAN', country: 'IRN', knownGroup: 'QQQ' }, 'unresolved'],
    [{}, 'untracked'],
  ])('%j is %s', (some, id) => {
    expect(idOf(some)).toBe(id);
  });

  it('is an actor, untracked or unresolved, for any codes', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', 'constructor', '__proto__', 'toString', 'IRN', 'UNO'));
    fc.assert(
      fc.property(text, text, text, fc.array(text), (name, country, knownGroup, traits) => {
        const actor = actorOfCameo({ name, country, knownGroup, traits });
        expect(typeof actor === 'string' ? ['untracked', 'unresolved'].includes(actor) : actor.id !== '').toBe(true);
      }),
    );
  });
});
