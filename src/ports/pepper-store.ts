/** Which pepper the keys of a store were made with: its fingerprint, never the pepper itself. */
export interface PepperStore {
  /** Undefined in a store that no program has recorded one for. */
  fingerprint(): Promise<string | undefined>;
  /** Records the first fingerprint; of several processes one wins. @returns the one that holds */
  record(fingerprint: string): Promise<string>;
  /** Records another one in place of `old`, where the store has keys and all of them are revoked. @returns whether it did */
  replace(old: string, fingerprint: string): Promise<boolean>;
}
