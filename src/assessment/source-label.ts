/** Prefix of every source while the world is an exercise; empty otherwise. */
export type SourceLabel = '' | 'EXERCISE ';
