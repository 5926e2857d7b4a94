/** Everything that the service acknowledged as stored. */
export interface Acknowledged {
  /** SHA-256 of the body by id. */
  readonly snapshots: Map<string, string>;
  /** Account by public id. */
  readonly keys: Map<string, string>;
  readonly revoked: Set<string>;
  readonly observations: string[];
  /** The regions named by each purge that was answered with 200, as one text. */
  readonly purges: string[];
  /** Answers to be replayed for the same key. */
  readonly answers: Map<string, { readonly path: string; readonly body: unknown; readonly text: string }>;
}

export const nothingYet = (): Acknowledged => ({
  snapshots: new Map(),
  keys: new Map(),
  revoked: new Set(),
  observations: [],
  purges: [],
  answers: new Map(),
});

/** How much that is, for a report. */
export const countOf = (acknowledged: Acknowledged): number =>
  acknowledged.snapshots.size +
  acknowledged.keys.size +
  acknowledged.revoked.size +
  acknowledged.observations.length +
  acknowledged.purges.length +
  acknowledged.answers.size;
