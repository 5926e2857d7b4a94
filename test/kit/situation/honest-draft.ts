import { askedHeadings, type ShownSource, shownSources } from '../../../src/analysis/test-kit/scripted-models.ts';
import type { ModelPrompt } from '../../../src/ports/language-model.ts';
import { OF_SNAPSHOT, PAIRED, PHRASINGS } from './phrasings.ts';

/** A sentence of the honest model: its words with tokens, and the aliases it cites. */
export interface HonestSentence {
  readonly text: string;
  readonly cites: readonly string[];
}

/** Words that the check was made with, or words that it has not met. */
export type Wording = 'known' | 'widened' | 'held out';

/** Sentences under one heading. */
const EACH = 3;

/**
 * What an honest and able model writes: of each source, in the order of the prompt, sentences that say what it reports, with
 * tokens for its figures, and one of the snapshot. It repeats none.
 */
export function honestSections(
  prompt: ModelPrompt,
  wording: Wording = 'known',
): readonly { readonly heading: string; readonly sentences: readonly HonestSentence[] }[] {
  const sources = shownSources(prompt);
  const evidence = sources.filter(({ type }) => type === 'evidence');
  // Another question begins with another wording, so that all of them are put to the check.
  const turn = (prompt.messages[1] ?? '').length;
  const single = interleaved(evidence.map((source, place) => rotated(ofEvidence(source, wording), turn + place)));
  const pairs = evidence.flatMap((first, place) =>
    evidence.slice(place + 1).flatMap((second) => ofPair(first, second)),
  );
  const ofItems =
    pairs.length === 0 ? single : [...single.slice(0, 3), ...rotated(pairs, turn).slice(0, 1), ...single.slice(3)];
  const ofSnapshots = rotated(interleaved(sources.filter(({ type }) => type === 'snapshot').map(ofSnapshot)), turn);
  const headings = askedHeadings(prompt);
  return headings.map((heading, place) => ({
    heading,
    sentences: [...ofItems.slice(place * (EACH - 1), (place + 1) * (EACH - 1)), ...ofSnapshots.slice(place, place + 1)],
  }));
}

/** As a draft. */
export function honestDraft(prompt: ModelPrompt, wording: Wording = 'known'): string {
  return honestSections(prompt, wording)
    .map(({ heading, sentences }) => [`## ${heading}`, ...sentences.map(written)].join('\n'))
    .join('\n');
}

export const written = ({ text, cites }: HonestSentence): string => `${text} [${cites.join(', ')}].`;

function ofEvidence({ id, text, about = '' }: ShownSource, wording: Wording): readonly HonestSentence[] {
  for (const { form, says: known, widened, heldOut } of PHRASINGS) {
    const found = form.exec(text);
    const says = { known, widened, 'held out': heldOut }[wording];
    if (found !== null)
      return says.map((said) => ({
        text: filledIn(said, found).replace('$about', about.split('; ').at(-1) ?? ''),
        cites: [id],
      }));
  }
  return [{ text: text.replace(/\.\s.*|\.$/s, ''), cites: [id] }];
}

/** What the prices do while a strait is in trouble; what two straits or two countries have in common. */
function ofPair(first: ShownSource, second: ShownSource): readonly HonestSentence[] {
  const strait = STRAIT.exec(first.text) ?? STRAIT.exec(second.text);
  const price = PRICE.exec(first.text) ?? PRICE.exec(second.text);
  if (strait === null || price === null) return [];
  const [, name = '', below = '', state = ''] = strait;
  const [, good = '', above = ''] = price;
  return PAIRED.map((said) => ({
    text: said
      .replace('$name', name)
      .replace('$below', below)
      .replace('$state', state)
      .replace('$good', good)
      .replace('$above', above),
    cites: [first.id, second.id],
  }));
}

const STRAIT = /^(.+?): \{\{n\d+\}\} ships .+?, (\{\{n\d+\}\}) below the norm .+?; (\w+)/;
const PRICE = /^(Brent crude|Natural gas)[^,]+?, (\{\{n\d+\}\}) above its recent median/;

function ofSnapshot({ id, text }: ShownSource): readonly HonestSentence[] {
  const regime = /^.+ at \{\{n\d+\}\}: (.+?)\.$/m.exec(text)?.[1] ?? '';
  const lanes = [
    ...text.matchAll(/^(base|escalation|containment|fragmentation) within (24h|7d|30d): (\{\{n\d+\}\})/gm),
  ];
  return [
    ...OF_SNAPSHOT.regime.map((said) => ({ text: said.replace('$1', regime), cites: [id] })),
    ...lanes.flatMap(([, name = '', horizon = '', token = '']) =>
      OF_SNAPSHOT.lane.map((said) => ({
        text: said.replace('$1', token).replace('$2', name).replace('$3', horizon),
        cites: [id],
      })),
    ),
    ...OF_SNAPSHOT.gaps.map((text) => ({ text, cites: [id] })),
  ];
}

const filledIn = (said: string, found: RegExpExecArray): string =>
  said.replace(/\$(\d)/g, (_, place: string) => found[Number(place)] ?? '').replace(/\bthe the\b/gi, 'the');

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** One of each in turn. */
function interleaved<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
