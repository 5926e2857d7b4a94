import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../../contract/intelligence/vocabulary.ts';

/** What each type of evidence is, in words that a draft may take up although no summary holds them. */
const KINDS: Readonly<Record<EvidenceType, string>> = {
  vessel_track: 'ships and boats at sea, shipping, vessels',
  flight_surge: 'military flights, air activity',
  news_headline: 'a headline',
  cii_spike: 'a reading of a country',
  chokepoint_status: 'a passage of merchant shipping, maritime traffic, transits',
  sanctions_move: 'sanctions, a list of sanctioned parties',
  market_signal: 'markets, prices',
  mobility_disruption: 'movement of people and goods, air and sea navigation',
};

/** Summaries with a count and its baseline, in this order. */
const COMPARED: readonly { readonly form: RegExp; readonly than: string }[] = [
  { form: /, ([\d.,]+) when weighted by actors; ([\d.,]+) expected\.$/, than: 'what was expected' },
  { form: /: ([\d.,]+) distinct reports? of [^;]*?[,;] ([\d.,]+) expected\.$/, than: 'what was expected' },
  { form: /: ([\d.,]+) distinct reports? of [^;]*?; typical: ([\d.,]+)\.$/, than: 'what was expected' },
  {
    form: /: ([\d.,]+) (?:conflict deaths?|deaths by organised violence) .*?[,;] ([\d.,]+) expected from the (?:year before|past year)\.$/,
    than: 'what was expected',
  },
  {
    form: /: ([\d.,]+) people (?:driven out|displaced).*?[,;] ([\d.,]+) a year (?:before|earlier)\.$/,
    than: 'the year before',
  },
];
/** Within this share of its baseline, a count is as usual (start). */
const NEAR = 0.1;

/**
 * The type of an item and the comparison of its figures, in words: a draft sees figures as tokens and cannot compare them.
 */
export function aboutEvidence({ type, summary }: Pick<EvidenceItem, 'type' | 'summary'>): string {
  const compared = COMPARED.flatMap(({ form, than }) => {
    const [, counted, against] = form.exec(summary) ?? [];
    return counted === undefined || against === undefined
      ? []
      : [`${relation(numberOf(counted), numberOf(against))} ${than}`];
  });
  return [KINDS[type], ...compared].join('; ');
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

function relation(counted: number, against: number): string {
  if (Math.abs(counted - against) <= NEAR * against) return 'about as much as';
  return counted > against ? 'above' : 'below';
}
