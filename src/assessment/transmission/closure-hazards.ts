import type { ClosureCause } from './analogues.ts';
import { CLOSURES, type Closure } from './closures.ts';

/** How the chance of reopening is estimated from few closures (start). */
export const HAZARD_RULES = {
  /** Last day of each span of age within which the chance a day is taken to be constant; the last span has no end. */
  spanEnds: [3, 7, 14, 30, 90],
  /** Closures of all causes together that join those of one cause in each span. */
  pooledClosures: 1,
} as const;

/** Chance that a closure which holds today is over tomorrow, by span of age; never rises with age. */
export type Hazards = readonly number[];

/** `all`: of every cause together, for a closure of which no cause is known. */
export type ClosureHazards = Readonly<Record<ClosureCause | 'all', Hazards>>;

/**
 * Life table of the closures: ends over days at risk in each span of age, a cause's own with `pooledClosures` closures of
 * all causes added, then made non-increasing (pool adjacent violators): the longer a closure has held, the less likely
 * it ends today. Open-ended closures are censored.
 */
export function closureHazards(closures: readonly Closure[]): ClosureHazards {
  const all = closures.length === 0 ? HAZARD_SPANS.map(() => ({ ends: 0, days: 1 })) : lifeTable(closures);
  const perClosure = HAZARD_SPANS.map((span, i) => {
    const entered = Math.max(1, closures.filter(({ days }) => days > span.from).length);
    const { ends, days } = all[i] ?? { ends: 0, days: 0 };
    return { ends: ends / entered, days: days / entered };
  });
  const of = (cause: ClosureCause): Hazards => {
    const own = lifeTable(closures.filter((closure) => closure.cause === cause));
    return decreasing(
      own.map(({ ends, days }, i) => ({
        ends: ends + HAZARD_RULES.pooledClosures * (perClosure[i]?.ends ?? 0),
        days: days + HAZARD_RULES.pooledClosures * (perClosure[i]?.days ?? 0),
      })),
    );
  };
  return {
    force: of('force'),
    accident: of('accident'),
    weather: of('weather'),
    drought: of('drought'),
    dispute: of('dispute'),
    all: decreasing(all),
  };
}

/** Ages in days, after `from` up to and with `to`. */
export const HAZARD_SPANS: readonly { readonly from: number; readonly to: number }[] = [
  0,
  ...HAZARD_RULES.spanEnds,
].map((from, i) => ({ from, to: HAZARD_RULES.spanEnds[i] ?? Number.POSITIVE_INFINITY }));

interface AtRisk {
  readonly ends: number;
  readonly days: number;
}

const lifeTable = (closures: readonly Closure[]): readonly AtRisk[] =>
  HAZARD_SPANS.map(({ from, to }) => ({
    ends: closures.filter(({ days, isOpenEnded }) => isOpenEnded !== true && days > from && days <= to).length,
    days: closures.reduce((sum, { days }) => sum + Math.max(0, Math.min(days, to) - from), 0),
  }));

/** Spans in which the chance would rise with age are taken together. */
function decreasing(spans: readonly AtRisk[]): Hazards {
  const pooled: { ends: number; days: number; spans: number }[] = [];
  for (const { ends, days } of spans) {
    let last = { ends, days, spans: 1 };
    for (let before = pooled.at(-1); before !== undefined && rate(before) <= rate(last); before = pooled.at(-1)) {
      pooled.pop();
      last = { ends: before.ends + last.ends, days: before.days + last.days, spans: before.spans + last.spans };
    }
    pooled.push(last);
  }
  return pooled.flatMap((one) => Array<number>(one.spans).fill(rate(one)));
}

const rate = ({ ends, days }: AtRisk): number => (days === 0 ? 0 : ends / days);

export const CLOSURE_HAZARDS: ClosureHazards = closureHazards(CLOSURES);
