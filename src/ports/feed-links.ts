/** A link by which feed readers read the feeds of snapshots without a key. Its token is nowhere stored. */
export interface FeedLink {
  readonly linkId: string;
  readonly accountId: string;
  /** As the account wrote it. */
  readonly label: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** Names a link of an account; another account's is unknown. */
export type FeedLinkKey = Pick<FeedLink, 'accountId' | 'linkId'>;

export interface FeedLinkStore {
  /**
   * Adds one.
   * @param tokenMac HMAC-SHA-256 of its token with the pepper, hex
   * @param maxCount links that the account may have
   */
  add(link: FeedLink, tokenMac: string, maxCount: number): Promise<'added' | 'allowance_used'>;
  /** All of an account, the newest first. */
  list(accountId: string): Promise<readonly FeedLink[]>;
  /** The one whose token has this MAC; undefined where it was revoked, or never created. */
  byMac(tokenMac: string): Promise<FeedLink | undefined>;
  /** Revokes one: its token opens nothing any more, in any process. @returns whether there was one */
  remove(key: FeedLinkKey): Promise<boolean>;
}

/** Makes tokens of links. */
export interface FeedTokens {
  /** A new token as its owner and as the store get it. */
  create(): { readonly token: string; readonly tokenMac: string };
}
