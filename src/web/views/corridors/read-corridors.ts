import { ApiError, type Responses } from '../../../../clients/typescript/client.ts';
import type { Viewing } from '../../page.ts';
import { failureText } from '../../sentences/failure.ts';
import type { Words } from '../../words/en.ts';

/** A part of a view that was read, or why it was not: the rest of the view is shown without it. */
export type Part<Name extends keyof Responses> =
  | { readonly status: 'read'; readonly answer: Responses[Name] }
  | { readonly status: 'refused'; readonly problem: string };

export type History = ReadonlyMap<string, readonly Responses['getChokepointHistory']['history'][number][]>;

const DAY_MS = 86_400_000;
/** Daily traffic is drawn of so many days: one page of the service for all straits. */
export const TRAFFIC_DAYS = 35;
export const PRICE_DAYS = 90;
const PAGE = 1_000;
const MAX_PAGES = 3;
/** Restrictions of airspace that are listed on the page. */
export const RESTRICTIONS_SHOWN = 40;

/** Everything that the view shows. Without the state of the straits there is no view. */
export async function readCorridors(viewing: Viewing) {
  const { client, url, signal, now, words } = viewing;
  const settled = <Answer>(call: Promise<Answer>) => settledIn(words, call);
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const end = Math.floor((url.at ?? now) / DAY_MS) * DAY_MS;
  const [status, history, signals, prices, implications, airports, restrictions, worldSnapshot] = await Promise.all([
    client.supplyChain.getChokepointStatus(instant, { signal }),
    readHistory(viewing, end - TRAFFIC_DAYS * DAY_MS),
    settled(client.economic.getMacroSignals(instant, { signal })),
    settled(
      client.economic.getEnergyPrices(
        { ...instant, start: String(end - PRICE_DAYS * DAY_MS), pageSize: PAGE },
        { signal },
      ),
    ),
    settled(client.intelligence.listMarketImplications(instant, { signal })),
    settled(client.aviation.getAirportOpsSummary(instant, { signal })),
    settled(client.aviation.listAirspaceRestrictions({ ...instant, pageSize: RESTRICTIONS_SHOWN }, { signal })),
    settled(
      url.at === undefined
        ? client.intelligence.getRegionalSnapshot({ regionId: 'global' }, { signal })
        : client.intelligence.getRegionalSnapshotAt({ regionId: 'global', at: String(url.at) }, { signal }),
    ),
  ]);
  return { status, history, signals, prices, implications, airports, restrictions, worldSnapshot };
}

export type Read = Awaited<ReturnType<typeof readCorridors>>;

async function settledIn<Answer>(
  words: Words,
  call: Promise<Answer>,
): Promise<
  { readonly status: 'read'; readonly answer: Answer } | { readonly status: 'refused'; readonly problem: string }
> {
  try {
    return { status: 'read', answer: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: 'refused', problem: failureText(error, words) };
  }
}

/** Daily traffic by strait, oldest first; none where the service did not say it. */
async function readHistory({ client, url, signal, words }: Viewing, start: number): Promise<History> {
  const byStrait = new Map<string, Responses['getChokepointHistory']['history']>();
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await settledIn(
      words,
      client.supplyChain.getChokepointHistory(
        {
          ...(url.at === undefined ? {} : { at: String(url.at) }),
          ...(cursor === undefined ? {} : { cursor }),
          start: String(start),
          pageSize: PAGE,
        },
        { signal },
      ),
    );
    if (answer.status === 'refused') break;
    for (const day of answer.answer.history)
      byStrait.set(day.chokepoint, [...(byStrait.get(day.chokepoint) ?? []), day]);
    cursor = answer.answer.pagination.nextCursor;
    if (cursor === undefined || cursor === '') break;
  }
  for (const days of byStrait.values()) days.sort((a, b) => a.observedAt - b.observedAt);
  return byStrait;
}
