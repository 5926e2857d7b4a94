import type { CountryProfile } from '../feeds/fakes/country-profiles.ts';
import type { Headline } from '../feeds/fakes/story.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { blockadeReporting } from './storyline.ts';

type Template = readonly [text: string, ...themes: string[]];

/** Ordinary life: what the press of any country writes in a calm week. */
const ORDINARY: readonly Template[] = [
  ['protesters march in CAPITAL over the price of bread', 'PROTEST'],
  ['workers of the port of COUNTRY begin a strike', 'STRIKE'],
  ['army of COUNTRY reports a clash near the border', 'ARMEDCONFLICT', 'MILITARY'],
  ['envoys of COUNTRY return to the talks', 'NEGOTIATIONS'],
  ['oil company of COUNTRY reports its quarter', 'ENV_OIL'],
  ['COUNTRY asks for milder sanctions', 'SANCTIONS'],
  ['ministry of COUNTRY reports an attack on its computers', 'CYBER_ATTACK'],
  ['camps in COUNTRY take in more refugees after floods', 'REFUGEES'],
];
/** What is none of our kinds: most of what is printed. */
const BESIDE: readonly Template[] = [
  ['cup of COUNTRY is decided in the last minute', 'TAX_FNCACT'],
  ['airport of CAPITAL opens another runway', 'TOURISM'],
  ['weather in COUNTRY turns at the weekend', 'ENV_CLIMATECHANGE'],
];
const BLOCKADE: readonly Template[] = [
  ['tankers turn back at the Strait of Hormuz, COUNTRY says', 'BLOCKADE', 'MARITIME_INCIDENT'],
  ['navy of Iran stops another ship off COUNTRY', 'MARITIME_INCIDENT', 'BLOCKADE'],
  ['warships gather in the Gulf off COUNTRY', 'MILITARY', 'ARMEDCONFLICT'],
  ['insurers leave ships of COUNTRY without cover', 'MARITIME_INCIDENT'],
];

/** Countries at the invented blockade; the first is in most of it. */
export const BLOCKADE_COUNTRIES: readonly string[] = ['IR', 'OM', 'AE', 'SA', 'QA', 'KW', 'BH', 'IQ'];

/** @param offset days from the anchor; before the blockade no headline names one */
export function storyLine(
  profile: CountryProfile,
  random: () => number,
  { offset, beside }: { readonly offset: number; readonly beside: number },
): Headline {
  const ofBlockade = BLOCKADE_COUNTRIES.includes(profile.iso2) && random() < 0.8 * blockadeReporting(offset);
  // Drawn in any case, so that the story changes no headline of other countries.
  const isBeside = random() < beside;
  const templates = ofBlockade ? BLOCKADE : isBeside ? BESIDE : ORDINARY;
  const [text = '', ...themes] = templates[Math.floor(random() * templates.length)] ?? [];
  const name = countryByIso2(profile.iso2)?.name ?? profile.name;
  return {
    title: `EXERCISE ${text.replace('COUNTRY', name).replace('CAPITAL', `${profile.capital}, ${name},`)}`,
    themes,
  };
}
