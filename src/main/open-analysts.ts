import { type BriefedStore, createBriefer } from '../analysis/daily-brief/briefer.ts';
import { createBuiltinAnalyst } from '../analysis/situation/builtin-analyst.ts';
import type { StoredRecords } from '../analysis/situation/known-records.ts';
import { createModelAnalyst } from '../analysis/situation/model-analyst.ts';
import { sourcePages } from '../claims/source-pages.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import type { Analyst } from '../ports/analyst.ts';
import type { Briefer } from '../ports/briefer.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { Config } from './config.ts';
import type { Services } from './open-services.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

/** Before a plan is asked for or read, a few milliseconds of work: rejections go out first. Negligible next to a model call. */
const PLAN_PAUSE_MS = 20;

/** Who answers. */
export interface Analysts {
  /** Of `deduct-situation`. */
  readonly analyst: Analyst;
  /** Of `answer-question`: the same one, so that both share its cache and take turns. */
  readonly answering: Analyst;
  /** Of visitors of the public console: figures alone. */
  readonly visiting: Analyst;
  readonly briefer: Briefer;
}

/** What analysts need of the services. */
interface Answering {
  readonly models?: Pick<NonNullable<Services['models']>, 'chain'> | undefined;
  readonly stores: { readonly snapshots: BriefedStore['store']; readonly records: StoredRecords['store'] };
}

/**
 * Configured models plan; without any, the built-in analyst answers.
 * @param setTimer of its reads of the store
 */
export function openAnalysts(
  { deductFallsBack: fallsBack }: Pick<Config, 'deductFallsBack'>,
  { models, stores }: Answering,
  { snapshots, setTimer = systemTimer }: { readonly snapshots: SnapshotSource; readonly setTimer?: SetTimer },
): Analysts {
  const parts = withRecords(stores, setTimer);
  const pause = () => new Promise<void>((resolve) => systemTimer(PLAN_PAUSE_MS, resolve));
  const analyst =
    models === undefined
      ? createBuiltinAnalyst(snapshots, parts)
      : createModelAnalyst({ ...parts, models: models.chain, snapshots, pause, fallsBack });
  const visiting = createBuiltinAnalyst(snapshots, readingOf(stores, setTimer));
  return { analyst, answering: analyst, visiting, briefer: createBriefer(snapshots, parts) };
}

/** Where entries of each feed come from. */
const SOURCES = new Map(FEED_CARDS.map(({ id, source, url }) => [id, { source, url }]));

/** Writes briefs over the stored snapshots and records. */
export const openBriefer = (
  { stores }: Pick<Answering, 'stores'>,
  { snapshots, setTimer = systemTimer }: { readonly snapshots: SnapshotSource; readonly setTimer?: SetTimer },
): Briefer => createBriefer(snapshots, withRecords(stores, setTimer));

const withRecords = (stores: Answering['stores'], setTimer: SetTimer) => ({
  ...readingOf(stores, setTimer),
  records: { store: stores.records, setTimer, sources: SOURCES },
});

const readingOf = ({ snapshots: store }: Pick<Answering['stores'], 'snapshots'>, setTimer: SetTimer) => ({
  clock: systemClock,
  stored: { store, setTimer },
  pages: sourcePages(FEED_CARDS),
});
