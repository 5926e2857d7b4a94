import type { Responses } from '../../../../clients/typescript/client.ts';

type Status = Responses['listServiceStatuses']['statuses'][number];
type Source = Responses['attribution']['sources'][number];
type Health = Responses['health'];
export type FeedCheck = NonNullable<Health['checks']>[number];

export interface FeedRow {
  readonly id: string;
  readonly name: string;
  /** `missing`: it is polled and has brought nothing; `off`: it is not polled. */
  readonly state: 'current' | 'stale' | 'missing' | 'off';
  /** Of its newest content, ms; undefined where it has none. */
  readonly ageMs: number | undefined;
  readonly maxAgeMs: number;
  /** Epoch ms. */
  readonly contentAt: number | undefined;
  readonly readAt: number | undefined;
  /** Why it is not healthy, as `/api/health` names it. */
  readonly reasons: readonly string[];
  readonly licence: string | undefined;
  readonly page: string | undefined;
  readonly isHandedOn: boolean;
  /** Only an operator has it. */
  readonly check: FeedCheck | undefined;
}

interface Given {
  readonly statuses: readonly Status[];
  readonly sources: readonly Source[];
  /** Undefined where the service did not say. */
  readonly health: Health | undefined;
  /** Epoch ms. */
  readonly checkedAt: number;
}

const ORDER: readonly FeedRow['state'][] = ['missing', 'stale', 'current', 'off'];

/** Feeds, those without content first, then by the age of their content against its limit. */
export function feedRows({ statuses, sources, health, checkedAt }: Given): readonly FeedRow[] {
  const rows = statuses.map(({ id, name, status, maxAgeMs, newestContentAt, lastSuccessAt }): FeedRow => {
    const check = health?.checks?.find((one) => one.check === `feed:${id}`);
    const problem = check ?? health?.problems?.find((one) => one.check === `feed:${id}`);
    const source = sources.find((one) => one.id === id);
    const ageMs = newestContentAt === undefined ? undefined : Math.max(0, checkedAt - newestContentAt);
    return {
      ...{ id, name, ageMs, maxAgeMs, contentAt: newestContentAt, readAt: lastSuccessAt, check },
      state: status === 'off' ? 'off' : stateOf(ageMs, maxAgeMs),
      reasons: status === 'off' ? [] : (problem?.reasons ?? []),
      licence: source?.licence,
      page: source?.url,
      isHandedOn: source?.redistribute ?? true,
    };
  });
  const share = ({ ageMs, maxAgeMs }: FeedRow) => (ageMs === undefined ? 0 : ageMs / maxAgeMs);
  return rows.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || share(b) - share(a));
}

function stateOf(ageMs: number | undefined, maxAgeMs: number): 'current' | 'stale' | 'missing' {
  if (ageMs === undefined) return 'missing';
  return ageMs > maxAgeMs ? 'stale' : 'current';
}
