/** Result of one health check. */
export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly message: string;
}
