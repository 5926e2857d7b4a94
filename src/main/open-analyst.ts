import { createBuiltinAnalyst } from '../analysis/situation/builtin-analyst.ts';
import { createModelAnalyst } from '../analysis/situation/model-analyst.ts';
import { sourcePages } from '../claims/source-pages.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import type { Analyst } from '../ports/analyst.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { Config } from './config.ts';
import type { Services } from './open-services.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

/** Before a plan is asked for or read, a few milliseconds of work: rejections go out first. Negligible next to a model call. */
const PLAN_PAUSE_MS = 20;

/**
 * Configured models plan; without any, the built-in analyst answers.
 * @param setTimer of its reads of the store
 */
export function openAnalyst(
  { deductFallsBack: fallsBack }: Pick<Config, 'deductFallsBack'>,
  { models, stores }: Pick<Services, 'models' | 'stores'>,
  { snapshots, setTimer = systemTimer }: { readonly snapshots: SnapshotSource; readonly setTimer?: SetTimer },
): Analyst {
  const parts = {
    clock: systemClock,
    stored: { store: stores.snapshots, setTimer },
    pages: sourcePages(FEED_CARDS),
  };
  if (models === undefined) return createBuiltinAnalyst(snapshots, parts);
  const pause = () => new Promise<void>((resolve) => systemTimer(PLAN_PAUSE_MS, resolve));
  return createModelAnalyst({ ...parts, models: models.chain, snapshots, pause, fallsBack });
}
