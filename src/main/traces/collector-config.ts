/** Where traces are sent. */
export interface CollectorConfig {
  /** Of the collector, without `/v1/traces`. */
  readonly url: string;
  /** Among them secrets: sent to this address and to no other. */
  readonly headers: Readonly<Record<string, string>>;
}
