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

/** Two figures of which one is compared with the other: what is counted, then what it is held against. */
const COMPARED: readonly { readonly form: RegExp; readonly than: string }[] = [
  { form: /: ([\d.]+) distinct reports? of [^;]*?, ([\d.]+) expected\.$/, than: 'what was expected' },
  {
    form: /: ([\d.]+) deaths by organised violence .*?, ([\d.]+) expected from the year before\.$/,
    than: 'what was expected',
  },
  { form: /: ([\d.]+) people driven out.*?, ([\d.]+) a year before\.$/, than: 'the year before' },
];
/** Closer than this part of what it is held against, a count is as usual (start). */
const NEAR = 0.1;

/**
 * What an item is and how its figures compare, in words: a draft sees figures as tokens and cannot tell which of two is
 * the greater.
 */
export function aboutEvidence({ type, summary }: Pick<EvidenceItem, 'type' | 'summary'>): string {
  const compared = COMPARED.flatMap(({ form, than }) => {
    const [, counted, against] = form.exec(summary) ?? [];
    return counted === undefined || against === undefined
      ? []
      : [`${relation(Number(counted), Number(against))} ${than}`];
  });
  return [KINDS[type], ...compared].join('; ');
}

function relation(counted: number, against: number): string {
  if (Math.abs(counted - against) <= NEAR * against) return 'about as much as';
  return counted > against ? 'above' : 'below';
}
