import { forecastSealed } from '../events/forecast-events.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForecastSet, Submission, SubmissionOutcome } from '../ports/forecast-ledger.ts';
import { contentHash } from '../reference/content-hash.ts';
import { appendEvents } from './append-events.ts';
import { integer, text } from './row-reader.ts';
import { lockLedger, sealForecasts } from './seal-forecasts.ts';
import type { SqlSession } from './sql-client.ts';
import { worldOfStore } from './store-world.ts';

const DAY_MS = 86_400_000;
/** Model version of a set that no model of the program made. */
const SUBMITTED = 'submitted';

/** Seals the sets whose id and horizon are not in the ledger yet. @returns how many */
export async function sealNew(session: SqlSession, sets: readonly ForecastSet[]): Promise<number> {
  await lockLedger(session);
  const fresh: ForecastSet[] = [];
  for (const set of sets) {
    const values = [set.snapshotId, set.horizon];
    const held = await session.query({ name: 'forecast.held', text: HELD, values });
    if (held.length === 0) fresh.push(set);
  }
  await appendEvents(session, (await sealForecasts(session, fresh)).map(forecastSealed));
  return fresh.length;
}

/** Seals a caller's set, or says why not; the checks and the seal are under one lock, so that concurrent callers take turns. */
export async function submitForecast(
  session: SqlSession,
  submission: Submission,
  clock: Clock,
): Promise<SubmissionOutcome> {
  const { accountId, forecaster, regionId, horizon, submitted, lanes, fromDay, lastDay } = submission;
  await lockLedger(session);
  const [owner] = await session.query({ name: 'forecast.owner', text: OWNER, values: [forecaster] });
  if (owner !== undefined && text(owner, 'account_id') !== accountId) return { status: 'name_taken' };
  const values = [accountId, fromDay, regionId, horizon];
  const sealed = await session.query({ name: 'forecast.submitted', text: SEALED, values });
  if (sealed.length > 0) return { status: 'already_sealed' };
  const [counted] = await session.query({ name: 'forecast.of_day', text: OF_DAY, values: [accountId, fromDay] });
  if (integer(counted, 'count') >= submission.maxPerDay) return { status: 'over_limit' };
  const now = clock.now();
  if (now >= fromDay * DAY_MS) return { status: 'outcome_begun' };
  const world = await worldOfStore(session);
  const set: ForecastSet = {
    snapshotId: `forecast_${contentHash([forecaster, regionId, horizon, fromDay]).slice(0, 24)}`,
    regionId,
    forecaster,
    submitted,
    horizon,
    kind: world === 'exercise' ? 'exercise' : 'live',
    issuedAt: now,
    sealedAt: now,
    modelVersion: SUBMITTED,
    fromDay,
    lastDay,
    lanes,
    references: {},
  };
  const [forecast] = await sealForecasts(session, [set], accountId);
  if (forecast === undefined) throw new Error('a submitted forecast was not sealed');
  await appendEvents(session, [forecastSealed(forecast)]);
  return { status: 'sealed', forecast };
}

const HELD = 'SELECT seq FROM forecast WHERE snapshot_id = $1 AND horizon = $2';
const OWNER = 'SELECT account_id FROM forecast WHERE forecaster = $1 ORDER BY issued_at, seq LIMIT 1';
const SEALED = `SELECT seq FROM forecast WHERE account_id = $1 AND from_day = $2::integer AND region_id = $3 AND horizon = $4`;
const OF_DAY = `SELECT count(*)::integer AS count FROM forecast WHERE account_id = $1 AND from_day = $2::integer`;
