import { expect, it } from 'vitest';
import { observation, outage } from '../../../test/kit/indicator-worlds.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { actorById } from '../../reference/actors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { actsEvidence } from '../actors/actor-evidence.ts';
import { assessWorld } from '../assess-world.ts';
import { INTERNET_OUTAGE } from '../indicators/internet-outage.ts';
import { countrySubject } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { DAY_MS } from '../time.ts';
import { sanctionsMoves } from './sanctions-evidence.ts';

it('names what the signals of an outage measure, not their codes', () => {
  const { countries } = assessWorld(indexObservations(outage('MM', 100_000), NOW));
  const summary = countries.get('MM')?.of(INTERNET_OUTAGE)?.evidence?.summary;
  expect(summary).toMatch(/by 2 independent signals \(BGP routes and active probing\)\.$/);
});

it.each([
  ['sanctions_additions', 'un-security-council', 'Haiti', 'the UN added 3 entries to its Haiti programme'],
  ['sanctions_removals', 'un-security-council', 'DRC', 'the UN removed 3 entries from its DR Congo programme'],
  ['sanctions_additions', 'ofac', 'HAITI', 'OFAC added 3 entries to its HAITI programme'],
  ['sanctions_additions', 'uk-fcdo', 'The Haiti (Sanctions) Regulations 2022', 'entries under The Haiti (Sanctions)'],
] as const)('names the programme of %s by %s: %s', (metric, lineage, programme, words) => {
  const row = { metric, lineage, subject: countrySubject('HT'), value: 3, observedAt: NOW - DAY_MS };
  const index = indexObservations([observation({ feedId: 'list', ...row, detail: { programme } })], NOW);
  const [haiti] = [countryByIso2('HT')].filter((country) => country !== undefined);
  const items = haiti === undefined ? [] : sanctionsMoves('', haiti, index);
  expect(items.map(({ summary }) => summary)).toEqual([expect.stringContaining(words)]);
});

it('writes the articles of actors', () => {
  const [us, houthis] = ['state:US', 'group:houthis'].flatMap((id) => actorById(id) ?? []);
  if (us === undefined || houthis === undefined) throw new Error('an unknown actor');
  const found = { key: 'k', words: 'show of force', clusters: [] };
  const shown = { label: '', instant: NOW } as const;
  expect(actsEvidence(shown, { ...found, from: us, to: houthis }).summary).toMatch(
    /^The United States towards the Hou/,
  );
  expect(actsEvidence(shown, { ...found, to: us }).summary).toMatch(/^All actors towards the United States:/);
});
