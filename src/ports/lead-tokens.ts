/** What a mailed link does: each has tokens of its own. */
export type LeadTokenUse = 'confirm' | 'remove';

export interface LeadClaim {
  /** Of the address that was mailed. */
  readonly addressId: string;
  /** When the mail was written, epoch ms. */
  readonly writtenAt: number;
}

/** Tokens of mailed links. They follow from the pepper: no store holds one, or anything that one can be made of. */
export interface LeadTokens {
  create(use: LeadTokenUse, claim: LeadClaim): string;
  /** @returns undefined for anything but what `create` made for this use under the same pepper */
  read(use: LeadTokenUse, token: string): LeadClaim | undefined;
}
