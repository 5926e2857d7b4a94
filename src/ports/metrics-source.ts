/** What this process has counted, as text. */
export interface MetricsSource {
  /** The Prometheus text format. Never throws: what cannot be read is left out. */
  text(): Promise<string>;
}
