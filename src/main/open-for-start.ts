import { chooseWorld } from './choose-world.ts';
import type { Config } from './config.ts';
import { openServices, type Services } from './open-services.ts';
import type { Tenure } from './open-stores.ts';
import { holdsEvidence, worldFolder } from './worlds.ts';

export interface OpenedForStart {
  readonly services: Services;
  /** Ids of the feeds that answered; undefined where nobody was asked. */
  readonly answering?: ReadonlySet<string>;
}

/**
 * Opens the world that a start serves. Where an exercise is known, it is opened while the live feeds are asked, so that a
 * second start offline does not wait for one after the other; it is closed again when one of them answers.
 */
export async function openForStart(config: Config, tenure: Tenure): Promise<OpenedForStart> {
  const known = !config.production && (await holdsEvidence(worldFolder(config, 'exercise')));
  const asked = chooseWorld(config);
  const exercise =
    known && !(await holdsEvidence(worldFolder(config, 'live')))
      ? openServices(config, 'exercise', { tenure })
      : undefined;
  const [choice, opened] = await Promise.all([asked, exercise]);
  const answering = choice.answering === undefined ? {} : { answering: choice.answering };
  if (opened !== undefined && choice.name === 'exercise') return { services: opened, ...answering };
  await opened?.close();
  return { services: await openServices(config, choice.name, { tenure }), ...answering };
}
