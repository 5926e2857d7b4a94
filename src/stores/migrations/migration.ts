/** One step forward of the schema. Once released it is never edited: a correction is a further step. */
export interface Migration {
  /** Four digits and a name; steps run in this order. */
  readonly id: string;
  /**
   * Id of the newest step that a program must know to work on the schema with this one: its own where it takes something
   * away. Absent: it only adds, and programs that know `FIRST_MIN_PROGRAM` go on.
   */
  readonly minProgram?: string;
  /**
   * Statements without parameters, for PostgreSQL 15 and later. All their locks are held until the last has ended: an index on
   * a large table is a step of its own, before the one that changes the table's columns.
   */
  readonly statements: readonly string[];
}

/** The step since which steps record the program they need; programs before it refuse every step they do not know. */
export const FIRST_MIN_PROGRAM = '0019-min-program';
