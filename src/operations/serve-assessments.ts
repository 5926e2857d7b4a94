import type { MessagePort } from 'node:worker_threads';
import type { Observation } from '../assessment/observation.ts';
import type { AssessmentTask } from './assessment-task.ts';
import { type AssessorParts, createAnswering } from './assessor.ts';

/** Messages to the thread: observations in pieces, then the task. */
export type AssessmentMessage =
  | { readonly kind: 'rows'; readonly rows: readonly Observation[] }
  /** `isKnown`: what was known came before; else it is asked for an answer from memory. */
  | { readonly kind: 'task'; readonly task: AssessmentTask; readonly isKnown: boolean };

/** The other end of the assessment thread: one `Assessed` for each task. What breaks ends the thread. */
export function serveAssessments(port: MessagePort, parts: AssessorParts): void {
  const answer = createAnswering(parts);
  let rows: Observation[] = [];
  let copied = rowCopier();

  port.on('message', (message: AssessmentMessage) => {
    if (message.kind === 'rows') {
      for (const row of message.rows) rows.push(copied(row));
      return;
    }
    const known = message.isKnown ? rows : undefined;
    rows = [];
    copied = rowCopier();
    port.postMessage(answer(message.task, known));
  });
}

/**
 * Copies rows that came from another thread into the form that the store reads them in: there each brings its own copy of
 * every word, and a shape of its own, which together take more memory than all figures.
 */
export function rowCopier(): (row: Observation) => Observation {
  const words = new Map<string, string>();
  const once = (word: string): string => {
    const known = words.get(word);
    if (known === undefined) words.set(word, word);
    return known ?? word;
  };
  const details = new Map<string, Observation['detail']>();
  const detailOnce = (detail: Observation['detail']): Observation['detail'] => {
    const text = JSON.stringify(detail);
    const known = details.get(text);
    if (known === undefined) details.set(text, detail);
    return known ?? detail;
  };
  return ({ feedId, recordId, metric, subject, value, observedAt, knownAt, lineage, event, detail }) => ({
    feedId: once(feedId),
    recordId,
    metric,
    subject: once(subject),
    value,
    observedAt,
    knownAt,
    lineage: once(lineage),
    event: event === recordId ? recordId : once(event),
    detail: detailOnce(detail),
  });
}
