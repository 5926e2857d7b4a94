/** What a headline is about, for us. */
export type HeadlineKind =
  | 'conflict'
  | 'terror'
  | 'protest'
  | 'sanctions'
  | 'maritime'
  | 'energy'
  | 'diplomacy'
  | 'displacement'
  | 'cyber'
  | 'nuclear';

/** Themes of the knowledge graph that we collect; every other theme says nothing to us. */
const KIND_BY_THEME: ReadonlyMap<string, HeadlineKind> = new Map(
  Object.entries({
    ARMEDCONFLICT: 'conflict',
    WB_2433_CONFLICT_AND_VIOLENCE: 'conflict',
    UNREST_BELLIGERENT: 'conflict',
    MILITARY: 'conflict',
    REBELLION: 'conflict',
    REBELS: 'conflict',
    COUP: 'conflict',
    TERROR: 'terror',
    WB_2467_TERRORISM: 'terror',
    PROTEST: 'protest',
    STRIKE: 'protest',
    POLITICAL_TURMOIL: 'protest',
    UNREST_CLOSINGBORDER: 'conflict',
    UNREST_ULTIMATUM: 'conflict',
    SANCTIONS: 'sanctions',
    EMBARGO: 'sanctions',
    BLOCKADE: 'maritime',
    MARITIME_INCIDENT: 'maritime',
    MARITIME_PIRACY: 'maritime',
    PIRACY: 'maritime',
    ECON_OILPRICE: 'energy',
    ENV_OIL: 'energy',
    ENV_NATURALGAS: 'energy',
    WB_1768_OIL_AND_GAS_PIPELINE: 'energy',
    CEASEFIRE: 'diplomacy',
    NEGOTIATIONS: 'diplomacy',
    REFUGEES: 'displacement',
    DISPLACED: 'displacement',
    CYBER_ATTACK: 'cyber',
    WMD: 'nuclear',
    NUCLEARWEAPONS: 'nuclear',
  } as const satisfies Record<string, HeadlineKind>),
);

/** A theme that is met once is as often a figure of speech: "strike a deal". */
const MIN_MENTIONS = 2;

export interface ArticleKind {
  readonly kind: HeadlineKind;
  /** Mentions of the kind's themes in the article. */
  readonly mentionCount: number;
}

/**
 * The kind that an article mentions most and more than once; of equals the one that comes first in the alphabet.
 * @param themes the V2Themes column: `THEME,offset;`…
 */
export function articleKind(themes: string): ArticleKind | undefined {
  const counts = new Map<HeadlineKind, number>();
  for (const mention of themes.split(';')) {
    const kind = KIND_BY_THEME.get(mention.slice(0, mention.indexOf(',')));
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most === undefined || most[1] < MIN_MENTIONS ? undefined : { kind: most[0], mentionCount: most[1] };
}
