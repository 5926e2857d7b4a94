import type { WorldName } from './world-folder.ts';

export interface Polled {
  /** Source of each polled feed. */
  readonly sources: readonly string[];
  readonly world: WorldName;
}

/** Printed before a first start collects: every source once, however many feeds it has, and whether it is simulated. */
export function collectingMessage({ sources, world }: Polled): string {
  if (sources.length === 0) return 'No feed is reachable and the store is empty.';
  const names = [...new Set(sources)].sort((one, other) => (one < other ? -1 : Number(one > other)));
  const feeds = sources.length === 1 ? '1 feed' : `${sources.length} feeds`;
  const origin = world === 'exercise' ? ', simulated on this machine' : '';
  return `Collecting from ${feeds}${origin}: ${names.join(', ')} …`;
}

/** Printed by a start of the exercise. */
export const EXERCISE_NOTICE = [
  'No feed is reachable and the live store is empty: starting the EXERCISE, an invented world, labelled as one.',
  'Nothing in it happened. Restart with a network: the live world opens as soon as one feed is reachable.',
].join('\n');
