import type { JsonObject } from '../../contract/openapi/json.ts';
import { untrusted, untrustedProse } from '../../reference/untrusted-text.ts';
import { defined, instant, number, text } from '../json-reader.ts';

/** An item of evidence as a tool shows it: its words may be those of a third party. */
export const shownEvidence = (item: JsonObject): JsonObject => {
  const { id, type, source, summary, confidence, observedAt, corridor } = item;
  return defined({
    id,
    type,
    summary: untrusted(text(source), text(summary)),
    confidence,
    observedAt: instant(observedAt),
    corridor: corridor === '' ? undefined : corridor,
  });
};

/** The same as a line. */
export const evidenceLine = ({ source, summary, observedAt, confidence }: JsonObject): string =>
  `- ${instant(observedAt).slice(0, 16)}Z, confidence ${number(confidence).toFixed(2)}: ${untrustedProse(text(source), text(summary))}`;
