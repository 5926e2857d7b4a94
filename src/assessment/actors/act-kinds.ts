import type { LeverageDomain } from '../../contract/intelligence/vocabulary.ts';

/** What an act is to the one it is done to (GDELT's quad classes, with mediation apart). */
export type ActNature =
  | 'material_conflict'
  | 'verbal_conflict'
  | 'material_cooperation'
  | 'verbal_cooperation'
  | 'mediation';

export interface ActKind {
  readonly nature: ActNature;
  /** Where it gives leverage. */
  readonly domain: LeverageDomain;
  /** CAMEO codes of which it is made, each with all the codes that begin with it, less those that another kind names longer. */
  readonly cameo: readonly string[];
}

/**
 * What one actor does to another, by CAMEO event code. Not among them: statements and appeals (01, 02), which are mentions;
 * investigations (09), which GDELT counts as material cooperation; protest (14), which is a crowd's.
 */
export const ACT_KINDS = {
  force: { nature: 'material_conflict', domain: 'military', cameo: ['18', '19', '20'] },
  posture: { nature: 'material_conflict', domain: 'military', cameo: ['15'] },
  blockade: { nature: 'material_conflict', domain: 'maritime', cameo: ['191'] },
  coercion: { nature: 'material_conflict', domain: 'diplomatic', cameo: ['17'] },
  economic_coercion: { nature: 'material_conflict', domain: 'economic', cameo: ['162', '163'] },
  reduced_relations: { nature: 'material_conflict', domain: 'diplomatic', cameo: ['16'] },
  verbal_conflict: { nature: 'verbal_conflict', domain: 'diplomatic', cameo: ['10', '11', '12', '13'] },
  mediation: { nature: 'mediation', domain: 'diplomatic', cameo: ['045'] },
  agreement: { nature: 'verbal_cooperation', domain: 'diplomatic', cameo: ['057'] },
  verbal_cooperation: { nature: 'verbal_cooperation', domain: 'diplomatic', cameo: ['03', '04', '05'] },
  military_cooperation: { nature: 'material_cooperation', domain: 'military', cameo: ['062', '072', '074'] },
  economic_cooperation: { nature: 'material_cooperation', domain: 'economic', cameo: ['061', '071', '085'] },
  other_cooperation: { nature: 'material_cooperation', domain: 'diplomatic', cameo: ['06', '07', '08'] },
} as const satisfies Readonly<Record<string, ActKind>>;

export type ActKindId = keyof typeof ACT_KINDS;

/** In the order in which they are shown. */
export const ACT_KIND_IDS: readonly ActKindId[] = [
  'force',
  'posture',
  'blockade',
  'coercion',
  'economic_coercion',
  'reduced_relations',
  'verbal_conflict',
  'mediation',
  'agreement',
  'verbal_cooperation',
  'military_cooperation',
  'economic_cooperation',
  'other_cooperation',
];

const BY_PREFIX: ReadonlyMap<string, ActKindId> = new Map(
  ACT_KIND_IDS.flatMap((id) => ACT_KINDS[id].cameo.map((code) => [code, id] as const)),
);

/**
 * The kind of an event by its CAMEO code; the longest code that it begins with decides.
 * @param code two to four digits
 * @returns undefined for what is no act of one upon another
 */
export function actKindOf(code: string): ActKindId | undefined {
  return BY_PREFIX.get(code.slice(0, 3)) ?? BY_PREFIX.get(code.slice(0, 2));
}

export function isActKind(id: string): id is ActKindId {
  return Object.hasOwn(ACT_KINDS, id);
}
