import { AXES, REGIME_LABELS } from '../../../contract/intelligence/vocabulary.ts';
import { ACTORS } from '../../../reference/actors.ts';
import { AIRPORTS } from '../../../reference/airports.ts';
import { AIS_AREAS } from '../../../reference/ais-areas.ts';
import { CORRIDORS } from '../../../reference/corridors.ts';
import { COUNTRIES } from '../../../reference/countries.ts';
import { CURRENCIES } from '../../../reference/currencies.ts';
import { currencyName } from '../../../reference/currency-names.ts';
import { REGIONS } from '../../../reference/regions.ts';
import { SEA_NODES } from '../../../reference/sea/sea-nodes.ts';
import { THEATERS } from '../../../reference/theaters.ts';

/** Labels that are written otherwise than as their words. */
const REGIME_NAMES: Readonly<Record<string, string>> = {
  fragmentation_risk: 'risk of fragmentation',
  managed_deescalation: 'managed de-escalation',
};

/** Names a sentence may give to each subject, without an article and in lower case. */
const NAMES: readonly (readonly [name: string, subject: string])[] = [
  ...REGIONS.map(({ id, name }) => [id === 'global' ? 'world' : name, `region:${id}`] as const),
  ...COUNTRIES.map(({ iso2, name }) => [name, `country:${iso2}`] as const),
  ...THEATERS.map(({ id, name }) => [name, `theater:${id}`] as const),
  ...CORRIDORS.map(({ id, name }) => [name, `corridor:${id}`] as const),
  ...ACTORS.map(({ id, name }) => [name, `actor:${id}`] as const),
  ...CURRENCIES.map(({ code }) => [currencyName(code), `currency:${code}`] as const),
  ...SEA_NODES.flatMap(({ port }) => (port === undefined ? [] : [[port.name, `sea-port:${port.name}`] as const])),
  ...AIS_AREAS.map(({ id, name }) => [name, `sea:${id}`] as const),
  ...AIRPORTS.map(({ icao, name }) => [`${name} (${icao})`, `airport:${icao}`] as const),
  ...THEATERS.map(({ id, name }) => [`airspace over ${name}`, `airspace-over:${id}`] as const),
  ...AXES.map((axis) => [axis.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), `term:${axis}`] as const),
  ...REGIME_LABELS.map((label) => [REGIME_NAMES[label] ?? label.replaceAll('_', ' '), `term:${label}`] as const),
  ['base lane', 'term:base'],
  ...['escalation', 'containment', 'fragmentation'].map((lane) => [lane, `term:${lane}`] as const),
  ['regime', 'term:regime'],
  ['net balance', 'term:netBalance'],
  ['confidence of an assessment', 'term:confidence'],
  ['schedule of assessments', 'term:schedule'],
  ['corridor state', 'term:corridor_state'],
  ['brent crude', 'series:brent'],
  ['wti crude', 'series:wti'],
  ['natural gas at henry hub', 'series:henry-hub'],
  ['implied equity volatility (vix)', 'series:vix'],
  ['credit market stress', 'series:credit-stress'],
  ['st. louis fed financial stress index', 'series:stlfsi'],
  ['fao food price index', 'series:ffpi'],
  ['all regions', 'regions:all'],
  ['countries with active conflict', 'countries:active'],
  ['countries with low conflict', 'countries:low'],
  ['countries with quiet conflict', 'countries:quiet'],
];

const plain = (name: string): string => name.toLowerCase().replace(/^the /, '');

const BY_NAME = new Map<string, readonly string[]>();
for (const [name, subject] of NAMES) BY_NAME.set(plain(name), [...(BY_NAME.get(plain(name)) ?? []), subject]);

/**
 * The one subject with a name, of the kinds that the sentence can be about; undefined where there is none.
 * An airspace is written with the state that runs it.
 */
export function subject(text = '', kinds: readonly string[] = []): string | undefined {
  const name = plain(text).replace('airspace over the ', 'airspace over ');
  const [, icao, state] = /^airspace ([a-z]{4})(?: \((.+)\))?$/.exec(name) ?? [];
  if (icao !== undefined && kinds.includes('airspace'))
    return state === undefined || BY_NAME.has(plain(state)) ? `airspace:${icao.toUpperCase()}` : undefined;
  const [found, ...others] = (BY_NAME.get(name) ?? []).filter((one) => kinds.includes(one.split(':')[0] ?? ''));
  return others.length > 0 ? undefined : found;
}
