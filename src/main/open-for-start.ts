import { chooseWorld } from './choose-world.ts';
import type { Config } from './config.ts';
import { openServices, type Services } from './open-services.ts';
import type { Tenure } from './open-stores.ts';
import { holdsEvidence, worldFolder } from './world-folder.ts';

export interface OpenedForStart {
  readonly services: Services;
  /** Ids of the feeds that answered the probe; undefined if none was probed. */
  readonly reachable?: ReadonlySet<string>;
}

/**
 * Opens the world that a start serves. An existing exercise is opened while the live feeds are probed, so that a second
 * offline start does not wait for both in turn; it is closed again if a feed answers.
 */
export async function openForStart(config: Config, tenure: Tenure): Promise<OpenedForStart> {
  const hasExercise = !config.production && (await holdsEvidence(worldFolder(config, 'exercise')));
  const choosing = chooseWorld(config);
  const exercise =
    hasExercise && !(await holdsEvidence(worldFolder(config, 'live')))
      ? openServices(config, 'exercise', { tenure })
      : undefined;
  const [choice, opened] = await Promise.all([choosing, exercise]);
  const reachable = choice.reachable === undefined ? {} : { reachable: choice.reachable };
  if (opened !== undefined && choice.name === 'exercise') return { services: opened, ...reachable };
  await opened?.close();
  return { services: await openServices(config, choice.name, { tenure }), ...reachable };
}
