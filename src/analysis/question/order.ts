/** Straits in the plural: what is asked is an order of them. */
export const OF_STRAITS =
  /(?<!\p{L})(?:which|what|quels?|qué|cuáles|какие|какой)\s+(?:straits?|waters|seas|corridors?|chokepoints?|canals?|supply chains?|supply routes?|(?:shipping|trade|sea) (?:lanes?|routes?)|détroits?|estrechos?|пролив\p{L}*)(?!\p{L})|哪些海峡|哪个海峡|أي المضائق/iu;
/** Some strait that nothing names, or waters that ships had better avoid: what is asked is the state of all of them. */
export const OF_SOME_STRAIT =
  /(?<!\p{L})(?:(?:the|der|die) (?:strait|straits|waterway|meerenge)|le détroit|el estrecho|пролив\p{L}*)(?!\p{L})|المضيق|(?<!\p{L})where (?:is|are|should|can|must|would)(?!\p{L}).*(?<!\p{L})(?:sail|ships?|shipping|vessels?)(?!\p{L})/iu;
/** Regions: what is asked is an order of them, not of countries. */
export const OF_REGIONS =
  /(?<!\p{L})(?:which|what|(?:all|each|every|by|per|across)(?: the)?|(?:rank|order|list)(?: all)?(?: the)?|quelles?|qué|cuáles|какие|какой|в каком)\s+(?:of (?:the|your|all) )?(?:(?:two|three|four|five|eight|\d) )?(?:regions?|régions?|regi[oó]n(?:es)?|регион\p{L}*)(?!\p{L})|哪[个些]地区|أي (?:المناطق|منطقة)/iu;
/** Countries: what is asked is an order of them. */
export const OF_COUNTRIES =
  /(?<!\p{L})(?:which|what|quels?|qué|cuáles|какие|какая|welche[sr]?)\s+(?:(?:two|three|four|five|ten|\d+) )?(?:countr(?:y|ies)|nations?|pays|país(?:es)?|стран\p{L}*|länder|land)(?!\p{L})|哪[个些]国家|أي (?:الدول|دولة)/iu;
/** The smallest first. */
const OF_LEAST =
  /(?<!\p{L})(?:lowest|least|smallest|fewest|weakest|safest|calmest|quietest|niedrigste\p{L}*|le moins|la moins|menor|menos|наимен\p{L}*)(?!\p{L})|الأقل|最低|最少|最安全/iu;
/** An order of what moved, not of where it stands: to the worse or the better, up, down, or either. */
export type Move = 'worse' | 'better' | 'up' | 'down' | 'any';
const MOVES: readonly (readonly [move: Move, words: RegExp])[] = [
  [
    'worse',
    /(?<!\p{L})(?:wors(?:e|en(?:ed|ing)?)|deteriorat\p{L}*|aggrav\p{L}*|empeor\p{L}*|ухудш\p{L}*|verschlecht\p{L}*)(?!\p{L})|恶化|تدهور/iu,
  ],
  [
    'better',
    /(?<!\p{L})(?:improv\p{L}*|calmed|amélior\p{L}*|mejor\p{L}*|улучш\p{L}*|verbesser\p{L}*)(?!\p{L})|改善|تحسن/iu,
  ],
  [
    'up',
    /(?<!\p{L})(?:rose|risen|increased|grew|grown|gained|climbed|augmenté\p{L}*|subi\p{L}*|вырос\p{L}*|gestiegen)(?!\p{L})|上升/iu,
  ],
  [
    'down',
    /(?<!\p{L})(?:fell|fallen|dropped|decreased|declined|lost|weakened|baissé\p{L}*|baja\p{L}*|упал\p{L}*|gefallen)(?!\p{L})|下降|下跌/iu,
  ],
  ['any', /(?<!\p{L})(?:changed|moved|changé|cambiado|изменил\p{L}*|verändert)(?!\p{L})|变化/iu],
];

/** What an order is of and which end of it comes first. */
export function orderIn(text: string): Order {
  const move = MOVES.find(([, words]) => words.test(text))?.[0];
  return {
    isOfRegions: OF_REGIONS.test(text),
    isLeastFirst: OF_LEAST.test(text),
    ...(move === undefined ? {} : { move }),
  };
}

export interface Order {
  readonly isOfRegions: boolean;
  readonly isLeastFirst: boolean;
  /** Absent where it is an order of how things stand. */
  readonly move?: Move;
}
