import type {
  ForecastLedger,
  ForecastSet,
  ListedForecast,
  Resolution,
  SealedForecast,
  Verdict,
} from '../../src/ports/forecast-ledger.ts';
import { canonicalJson } from '../../src/reference/content-hash.ts';
import { forecastHash, resolutionHash } from '../../src/stores/forecast-chain.ts';
import { CHAIN_START } from '../../src/stores/hash-chain.ts';

/** A set and, where its outcome is known, the verdict and when it was reached, epoch ms. */
export interface HeldForecast {
  readonly set: ForecastSet;
  readonly verdict?: Verdict;
  readonly resolvedAt?: number;
}

/** A ledger in memory: sets sealed in order, each resolved or not; while `isDown` says so nothing can be reached. */
export function memoryForecastLedger(
  sets: readonly HeldForecast[],
  isDown: () => boolean = () => false,
): Pick<ForecastLedger, 'forecasts' | 'resolutions' | 'heads' | 'list' | 'tally' | 'issued' | 'submit'> {
  const sealed: ListedForecast[] = [];
  const resolutions: Resolution[] = [];
  for (const { set, verdict, resolvedAt } of sets) {
    const linked = { ...set, seq: sealed.length + 1, prevHash: sealed.at(-1)?.hash ?? CHAIN_START };
    const forecast: SealedForecast = { ...linked, hash: forecastHash(linked) };
    if (verdict === undefined) sealed.push(forecast);
    else {
      const resolution = resolved(
        { forecastSeq: forecast.seq, resolvedAt: resolvedAt ?? forecast.seq },
        verdict,
        resolutions.at(-1),
      );
      resolutions.push(resolution);
      sealed.push({ ...forecast, resolution });
    }
  }
  const answer = async <T>(read: () => T): Promise<T> => {
    if (isDown()) throw new Error('the store is down');
    return read();
  };
  return {
    forecasts: ({ afterSeq, limit }) => answer(() => sealed.slice(afterSeq, afterSeq + limit).map(withoutResolution)),
    resolutions: ({ afterSeq, limit }) => answer(() => resolutions.slice(afterSeq, afterSeq + limit)),
    heads: (knownBy = Number.POSITIVE_INFINITY) =>
      answer(() => ({
        forecasts: headOf(sealed.filter(({ sealedAt }) => sealedAt <= knownBy)),
        resolutions: headOf(resolutions.filter(({ resolvedAt }) => resolvedAt <= knownBy)),
      })),
    list: ({ regionId, horizon, status, before, knownBy = Number.POSITIVE_INFINITY, limit }) =>
      answer(() =>
        sealed
          .filter(({ sealedAt }) => sealedAt <= knownBy)
          .map((one): ListedForecast => ((one.resolution?.resolvedAt ?? 0) > knownBy ? withoutResolution(one) : one))
          .filter((one) => regionId === undefined || one.regionId === regionId)
          .filter((one) => horizon === undefined || one.horizon === horizon)
          .filter((one) => status === undefined || (one.resolution?.status ?? 'pending') === status)
          .filter(
            ({ issuedAt, seq }) => issuedAt < before.issuedAt || (issuedAt === before.issuedAt && seq < before.seq),
          )
          .sort((a, b) => b.issuedAt - a.issuedAt || b.seq - a.seq)
          .slice(0, limit),
      ),
    tally: (_scope, knownBy = Number.POSITIVE_INFINITY) =>
      answer(() =>
        sealed.flatMap((one) => {
          const { resolution } = one;
          return resolution === undefined || Math.max(one.sealedAt, resolution.resolvedAt) > knownBy
            ? []
            : [{ ...one, status: resolution.status, result: resolution.result, count: 1 }];
        }),
      ),
    issued: (_scope, knownBy = Number.POSITIVE_INFINITY) =>
      answer(() => sealed.filter(({ sealedAt }) => sealedAt <= knownBy).map((one) => ({ ...one, count: 1 }))),
    submit: (submission, clock) =>
      answer(() => {
        const { accountId: _account, maxPerDay: _limit, ...content } = submission;
        const linked = {
          ...content,
          snapshotId: `forecast_${sealed.length + 1}`,
          kind: 'live',
          issuedAt: clock.now(),
          sealedAt: clock.now(),
          modelVersion: 'submitted',
          references: {},
          seq: sealed.length + 1,
          prevHash: sealed.at(-1)?.hash ?? CHAIN_START,
        } as const;
        const forecast = { ...linked, hash: forecastHash(linked) };
        sealed.push(forecast);
        return { status: 'sealed', forecast };
      }),
  };
}

const withoutResolution = ({ resolution: _, ...forecast }: ListedForecast): SealedForecast => forecast;

function resolved(
  made: Pick<Resolution, 'forecastSeq' | 'resolvedAt'>,
  verdict: Verdict,
  before: Resolution | undefined,
): Resolution {
  const linked = {
    seq: (before?.seq ?? 0) + 1,
    ...made,
    status: verdict.status,
    result: verdict.status === 'scored' ? verdict.outcome : verdict.reason,
    facts: canonicalJson(verdict.facts),
    prevHash: before?.hash ?? CHAIN_START,
  };
  return { ...linked, hash: resolutionHash(linked) };
}

function headOf(entries: readonly { readonly seq: number; readonly hash: string }[]) {
  const last = entries.at(-1);
  return last === undefined ? undefined : { seq: last.seq, hash: last.hash };
}
