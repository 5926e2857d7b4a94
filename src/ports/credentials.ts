import type { Caller } from '../contract/conventions/caller.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';

/** A credential as it came in, its carrier already settled. */
export type PresentedCredential =
  | { readonly kind: 'key'; readonly text: string }
  | { readonly kind: 'token'; readonly text: string }
  /** The secret of a browser's cookie. */
  | { readonly kind: 'session'; readonly text: string }
  /** The token of an address of a feed. */
  | { readonly kind: 'link'; readonly text: string };

export type CredentialVerdict =
  /** `isStale`: by an earlier answer of the store, which does not answer now. */
  | { readonly status: 'accepted'; readonly caller: Caller; readonly isStale?: true }
  /** Malformed, unknown, wrong, revoked or expired; the answer never says which. */
  | { readonly status: 'refused' }
  /** The store did not answer. */
  | { readonly status: 'unverifiable' };

export type EntitlementVerdict =
  | {
      readonly status: 'known';
      /** Tier that serves now: 0 when the subscription does not. */
      readonly tier: number;
      /** The plan of the subscription, serving or not; `free` without one. */
      readonly planKey: string;
      /** By an earlier answer of the store, which does not answer now. */
      readonly isStale?: true;
    }
  | { readonly status: 'unverifiable' };

/** Who sent this? Never throws. */
export interface CredentialVerifier {
  verify(credential: PresentedCredential): MaybePromise<CredentialVerdict>;
}

/** What may the account do? Never throws. */
export interface Entitlements {
  entitlementOf(accountId: string): MaybePromise<EntitlementVerdict>;
}
