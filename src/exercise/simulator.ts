import { fakeUpstreams } from '../feeds/registry.ts';
import type { Clock } from '../ports/clock.ts';
import { storyOf } from './story.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';
import { createWorld } from './world.ts';

interface ExerciseOptions {
  readonly clock: Clock;
  readonly seed: number;
  /** The instant the exercise opens at, epoch ms; kept with the exercise's store, so that a restart meets the same world. */
  readonly anchorAt: number;
  /** Loopback only. */
  readonly host: '127.0.0.1';
  /** 0 takes a free one. */
  readonly port: number;
}

/**
 * Serves the exercise world in the formats of the feeds' upstreams. Each publishes by the clock: GDELT up to the last full
 * quarter hour, PortWatch four days late, UCDP the months up to the one before last, FRED up to yesterday.
 */
export function startExerciseSimulator(options: ExerciseOptions): Promise<UpstreamServer> {
  const { clock, seed, anchorAt, host, port } = options;
  const upstreams = fakeUpstreams({ seed, anchorAt, clock, story: storyOf(createWorld({ anchorAt, seed })) });
  return startUpstreamServer({ upstreams, host, port, headers: { 'X-Exercise': 'EXERCISE' } });
}
