import { capitalised } from '../assessment/english.ts';
import { periodWords, timeWords } from './period.ts';
import { subjectInProse, subjectLabel } from './subjects.ts';

/** What a text has said once of all that follows: its place, and when. */
export interface Scope {
  /** `region:mena`. */
  readonly subject: string;
  /** Epoch ms. */
  readonly at: number;
}

/** A sentence or clause of a claim without what its scope has said already: ` in East Asia`, ` at 12:00 UTC on 16 Mar 2026`. */
export function inScope(text: string, { subject, at }: Scope): string {
  const place = subjectInProse(subject);
  const said = [
    ` ${periodWords({ kind: 'instant', from: at, to: at })}`,
    ` of ${timeWords(at)}`,
    ` in ${place}`,
    ` for ${place}`,
  ];
  const label = `${subjectLabel(subject)}: `;
  const rest = said.reduce((left, words) => left.replaceAll(new RegExp(`${words}(?!\\p{L})`, 'gu'), ''), text);
  return rest.startsWith(label) ? capitalised(rest.slice(label.length)) : rest;
}
