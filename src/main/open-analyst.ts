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

/** Before a draft is prepared or checked, a few milliseconds of work: rejections go out first. Negligible next to a model call. */
const DRAFT_PAUSE_MS = 20;

/**
 * Configured models draft; without any, the built-in analyst answers.
 * @param setTimer of its search for evidence
 */
export function openAnalyst(
  { deductFallsBack: fallsBack }: Pick<Config, 'deductFallsBack'>,
  { models, stores }: Pick<Services, 'models' | 'stores'>,
  { snapshots, setTimer = systemTimer }: { readonly snapshots: SnapshotSource; readonly setTimer?: SetTimer },
): Analyst {
  const searching = { search: stores.evidence, setTimer };
  const builtin = createBuiltinAnalyst(snapshots, {
    clock: systemClock,
    stored: { store: stores.snapshots, setTimer },
    pages: sourcePages(FEED_CARDS),
  });
  if (models === undefined) return builtin;
  const pause = () => new Promise<void>((resolve) => systemTimer(DRAFT_PAUSE_MS, resolve));
  const parts = { builtin, snapshots, searching, clock: systemClock, pause, fallsBack };
  return createModelAnalyst({ models: models.chain, ...parts });
}
