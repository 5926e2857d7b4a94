/** What is kept of projections in this process. Without a content hash: of all bodies, and what was read of expressions. */
export interface ProjectionCache {
  /** Kept things: outcomes, and bodies and expressions that were read. */
  keptCount(contentHash?: string): number;
  /** @returns how many things were kept */
  forget(contentHash?: string): number;
}
