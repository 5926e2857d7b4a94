import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { resolutionContent, sealedContent } from '../contract/intelligence/sealed-content.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import { brierScore } from '../evaluation/brier-score.ts';
import { laneFigures } from '../evaluation/forecast-figures.ts';
import { countryOfUnit, countryUnit } from '../evaluation/forecast-unit.ts';
import { logScore } from '../evaluation/log-score.ts';
import { roundedFigure } from '../evaluation/rounded-figure.ts';
import { sharesOfUnits } from '../evaluation/scored-forecast.ts';
import type { ForecastLedger, ListedForecast, Resolution } from '../ports/forecast-ledger.ts';
import { canonicalJson } from '../reference/content-hash.ts';
import { type LedgerParts, readLedger } from './read-ledger.ts';
import { regionFailure } from './snapshot-history.ts';

export interface ForecastParts extends LedgerParts {
  readonly ledger: Pick<ForecastLedger, 'forecasts' | 'list'>;
}

type Published = Outputs['listForecasts']['forecasts'][number];

export function listForecasts(parts: ForecastParts): HandlerOf<'listForecasts'> {
  return async (input) => {
    const failure = input.region_id === undefined ? undefined : regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    return readLedger(parts, input.at, (knownBy) => page({ ...input, knownBy }, parts));
  };
}

async function page(
  {
    region_id: regionId,
    country,
    forecaster,
    horizon,
    status,
    limit = DEFAULT_PAGE_LIMIT,
    cursor,
    knownBy,
  }: Inputs['listForecasts'] & { readonly knownBy: number | undefined },
  { ledger }: ForecastParts,
): Promise<Outputs['listForecasts']> {
  const unit = country === undefined ? regionId : countryUnit(country);
  const listed = await ledger.list({
    ...(unit === undefined ? {} : { regionId: unit }),
    ...(forecaster === undefined ? {} : { forecaster }),
    ...(horizon === undefined ? {} : { horizon }),
    ...(status === undefined ? {} : { status }),
    ...(knownBy === undefined ? {} : { knownBy }),
    before: placeOf(cursor),
    limit: limit + 1,
  });
  const shown = listed.slice(0, limit);
  const last = shown.at(-1);
  const isLast = listed.length <= limit || last === undefined;
  const nextCursor = isLast ? undefined : writeCursor({ at: last.issuedAt, id: String(last.seq) });
  return { forecasts: shown.map(published), ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** A cursor that no list of ours gave begins where its instant does. */
function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return { issuedAt: LAST_INSTANT, seq: 0 };
  const { at, id } = readCursor(cursor);
  return { issuedAt: Math.min(at, LAST_INSTANT), seq: /^\d{1,15}$/.test(id) ? Number(id) : 0 };
}

function published(forecast: ListedForecast): Published {
  const { seq, snapshotId, regionId, horizon, kind, modelVersion, issuedAt, sealedAt, fromDay, lastDay } = forecast;
  const { forecaster, submitted, lanes, references, hash, resolution } = forecast;
  const country = countryOfUnit(regionId);
  return {
    seq,
    ...(country === undefined && forecaster === undefined ? { snapshotId } : { forecastId: snapshotId }),
    ...(country === undefined ? { regionId } : { country }),
    ...(forecaster === undefined ? {} : { forecaster }),
    ...(submitted === undefined ? {} : { submitted: laneFigures(submitted) }),
    horizon,
    kind,
    modelVersion,
    issuedAt,
    sealedAt,
    outcomeFrom: fromDay * DAY_MS,
    outcomeTo: (lastDay + 1) * DAY_MS,
    probabilities: laneFigures(sharesOfUnits(lanes)),
    references: Object.entries(references).map(([name, units]) => ({
      name,
      probabilities: laneFigures(sharesOfUnits(units)),
    })),
    hash,
    sealed: canonicalJson(sealedContent(forecast)),
    status: resolution?.status ?? 'pending',
    ...(resolution === undefined ? {} : { resolution: resolved(resolution, forecast) }),
  };
}

function resolved(resolution: Resolution, { lanes }: ListedForecast): NonNullable<Published['resolution']> {
  const { resolvedAt, result, hash } = resolution;
  const sealed = { hash, sealed: canonicalJson(resolutionContent(resolution)) };
  const outcome = LANES.find((lane) => lane === result);
  if (resolution.status === 'void' || outcome === undefined) return { resolvedAt, voidReason: result, ...sealed };
  const [shares, index] = [sharesOfUnits(lanes), LANES.indexOf(outcome)];
  return {
    resolvedAt,
    outcome,
    logScore: roundedFigure(logScore(shares, index)),
    brierScore: roundedFigure(brierScore(shares, index)),
    ...sealed,
  };
}
