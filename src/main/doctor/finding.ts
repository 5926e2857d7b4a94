/** Something that was looked at, and whether it is well. */
export interface Finding {
  readonly what: string;
  readonly well: boolean;
  readonly says: string;
}
