/** Encrypts what must be read again, such as secrets that the service signs with. */
export interface Sealer {
  /** @param context names the place; what is sealed for one opens in no other */
  seal(secret: Uint8Array, context: string): Uint8Array;
  /** @throws Error on anything but what was sealed for this context under the same pepper; the message holds none of it */
  open(sealed: Uint8Array, context: string): Uint8Array;
}
