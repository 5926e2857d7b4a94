export function meanWait(queue: {
  readonly servers: number;
  readonly serviceSeconds: number;
  readonly perSecond: number;
  readonly arrivals?: number;
  readonly seed?: number;
}): number;
