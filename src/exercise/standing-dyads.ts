import type { GdeltActor } from '../feeds/fakes/gdelt-export.ts';
import type { NewsKind } from './news-kinds.ts';
import { BLOCKADE_OFFSET, WARNINGS_OFFSET } from './storyline.ts';

/** An organisation or armed group of the exercise press; its code and known group are CAMEO's. */
const ORGANISED = {
  un: { code: 'IGOUNO', name: 'EXERCISE UNITED NATIONS', knownGroup: 'UNO', role: 'IGO' },
  eu: { code: 'IGOEUREEC', name: 'EXERCISE EUROPEAN UNION', knownGroup: 'EEC', role: 'IGO' },
  ecowas: { code: 'IGOWAFWAS', name: 'EXERCISE ECOWAS', knownGroup: 'WAS', role: 'IGO' },
  oas: { code: 'IGOOAS', name: 'EXERCISE OAS', knownGroup: 'OAS', role: 'IGO' },
  hezbollah: { code: 'LBNREBHEZ', name: 'EXERCISE HEZBOLLAH', country: 'LBN', knownGroup: 'HEZ', role: 'REB' },
  taliban: { code: 'AFGINSTAL', name: 'EXERCISE TALIBAN', country: 'AFG', knownGroup: 'TAL', role: 'INS' },
} as const satisfies Readonly<Record<string, GdeltActor>>;

/** What one side does to another all the time, or while the crisis lasts. */
export interface StandingDyad {
  /** ISO 3166 alpha-2 of a state, or one of the organised. */
  readonly from: string;
  /** ISO 3166 alpha-2 of the state it is done to; there it is placed, where nothing else is said. */
  readonly to: string;
  readonly placedIn?: string;
  readonly kind: NewsKind;
  /** CAMEO code and its Goldstein scale. */
  readonly code: string;
  readonly goldstein: number;
  /** Mean reports in one export. */
  readonly rate: number;
  /** Days from the anchor at which it begins; absent: it always was. */
  readonly since?: number;
}

/** Invented: who aids, fights and mediates beside the random rest of the press. */
export const STANDING_DYADS: readonly StandingDyad[] = [
  { from: 'un', to: 'SD', kind: 'background', code: '073', goldstein: 7.4, rate: 0.8 },
  { from: 'un', to: 'HT', kind: 'background', code: '073', goldstein: 7.4, rate: 0.6 },
  { from: 'un', to: 'AF', kind: 'background', code: '073', goldstein: 7.4, rate: 0.6 },
  { from: 'eu', to: 'UA', kind: 'background', code: '071', goldstein: 7.4, rate: 1.2 },
  { from: 'eu', to: 'GE', kind: 'cooperation', code: '057', goldstein: 8, rate: 0.6 },
  { from: 'ecowas', to: 'ML', kind: 'background', code: '163', goldstein: -8, rate: 0.7 },
  { from: 'oas', to: 'HT', kind: 'background', code: '074', goldstein: 8.5, rate: 0.6 },
  { from: 'hezbollah', to: 'IL', kind: 'force', code: '190', goldstein: -10, rate: 0.8 },
  { from: 'taliban', to: 'PK', kind: 'force', code: '190', goldstein: -10, rate: 0.8 },
  { from: 'RU', to: 'UA', kind: 'force', code: '195', goldstein: -10, rate: 1.5 },
  { from: 'CN', to: 'TW', kind: 'posture', code: '154', goldstein: -7.2, rate: 0.8 },
  { from: 'US', to: 'CN', kind: 'background', code: '163', goldstein: -8, rate: 0.6 },
  { from: 'US', to: 'IN', kind: 'cooperation', code: '062', goldstein: 7.4, rate: 0.6 },
  { from: 'IN', to: 'BD', kind: 'background', code: '071', goldstein: 7.4, rate: 0.6 },
  { from: 'US', to: 'IR', kind: 'background', code: '163', goldstein: -8, rate: 0.3, since: WARNINGS_OFFSET },
  { from: 'QA', to: 'IR', kind: 'background', code: '045', goldstein: 7, rate: 1.2, since: BLOCKADE_OFFSET },
  {
    ...{ from: 'QA', to: 'US', placedIn: 'QA' },
    ...{ kind: 'background', code: '045', goldstein: 7, rate: 1, since: BLOCKADE_OFFSET },
  },
  { from: 'OM', to: 'IR', kind: 'background', code: '045', goldstein: 7, rate: 0.8, since: WARNINGS_OFFSET },
  { from: 'OM', to: 'SA', kind: 'background', code: '045', goldstein: 7, rate: 0.7, since: WARNINGS_OFFSET },
];

/** The organised actor of this name; undefined for a state. */
export function organisedActor(name: string): GdeltActor | undefined {
  return Object.entries<GdeltActor>(ORGANISED).find(([id]) => id === name)?.[1];
}
