/** Something that was looked at, and whether it is well. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly says: string;
}
