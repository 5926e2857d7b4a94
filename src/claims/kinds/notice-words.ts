import { RECORD_KINDS, type RecordKind } from '../../contract/conventions/record-kinds.ts';

/** What an entry of a kind is called; kinds that are no notice are absent. */
const NOUNS: Readonly<Partial<Record<RecordKind, string>>> = {
  airport_notice: 'airport notice',
  airspace_restriction: 'airspace restriction',
  disease_outbreak: 'disease outbreak notice',
  drought: 'drought',
  earthquake: 'earthquake',
  earthquake_alert: 'earthquake alert',
  flood: 'flood',
  natural_event: 'natural event',
  naval_exercise: 'naval exercise warning',
  navigational_warning: 'navigational warning',
  storm: 'storm',
  travel_advisory: 'travel advisory',
  volcano: 'volcanic event',
  weather_warning: 'weather warning',
  wildfire: 'wildfire',
};

/** What a warning to shipping warns of. */
const DANGERS: Readonly<Record<string, string>> = {
  attack: 'navigational warning of an attack',
  piracy: 'navigational warning of piracy',
  mine: 'navigational warning of mines',
  missile: 'naval exercise warning of missile firing',
  gunnery: 'naval exercise warning of gunnery',
};

/** Kinds of notices that an authority issues; of all others it reports that they happened. */
const ISSUED: readonly RecordKind[] = [
  'airport_notice',
  'airspace_restriction',
  'disease_outbreak',
  'earthquake_alert',
  'naval_exercise',
  'navigational_warning',
  'travel_advisory',
  'weather_warning',
];

/** `navigational warning of mines`; undefined for an entry that is no notice. @param danger of a warning to shipping */
export function noticeNoun(kind: RecordKind, danger: unknown): string | undefined {
  const noun = NOUNS[kind];
  return typeof danger === 'string' && (kind === 'navigational_warning' || kind === 'naval_exercise')
    ? (DANGERS[danger] ?? noun)
    : noun;
}

export const noticeVerb = (kind: RecordKind): 'issued' | 'reported' => (ISSUED.includes(kind) ? 'issued' : 'reported');

/** Kinds of records that become notices. */
export const NOTICE_KINDS: readonly RecordKind[] = RECORD_KINDS.filter((kind) => NOUNS[kind] !== undefined);
