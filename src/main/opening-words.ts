import type { WorldName } from './worlds.ts';

export interface Asked {
  /** Who publishes each feed that is asked. */
  readonly sources: readonly string[];
  readonly world: WorldName;
}

/** What a first start says before it collects: every source once, however many feeds it has, and whether it is real. */
export function collectingFrom({ sources, world }: Asked): string {
  if (sources.length === 0) return 'No feed answers: serving what is known, which is nothing.';
  const names = [...new Set(sources)].sort((one, other) => (one < other ? -1 : Number(one > other)));
  const feeds = sources.length === 1 ? '1 feed' : `${sources.length} feeds`;
  const whose = world === 'exercise' ? ', played by a simulator on this machine' : '';
  return `Collecting from ${feeds}${whose}: ${names.join(', ')} …`;
}

/** What a start says of the exercise: that nothing in it happened, and how to come to the live world. */
export const EXERCISE_NOTICE = [
  'No feed answers and the live store is empty: this is an EXERCISE, an invented world that is labelled as one.',
  'Nothing in it happened. Start again with a network, and the first feed that answers opens the live world.',
].join('\n');
