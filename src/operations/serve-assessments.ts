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
  let words = new Map<string, string>();
  const once = (word: string) => {
    const known = words.get(word);
    if (known === undefined) words.set(word, word);
    return known ?? word;
  };

  port.on('message', (message: AssessmentMessage) => {
    if (message.kind === 'rows') {
      // Copies of a word come apart between threads, and would take most of the memory.
      for (const { feedId, metric, subject, lineage, ...row } of message.rows)
        rows.push({ ...row, feedId: once(feedId), metric, subject: once(subject), lineage: once(lineage) });
      return;
    }
    const known = message.isKnown ? rows : undefined;
    rows = [];
    words = new Map();
    port.postMessage(answer(message.task, known));
  });
}
