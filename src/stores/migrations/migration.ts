/** One step forward of the schema. Once released it is never edited: a correction is a further step. */
export interface Migration {
  /** Four digits and a name; steps run in this order. */
  readonly id: string;
  /** Statements without parameters, for PostgreSQL 15 and later. */
  readonly statements: readonly string[];
}
