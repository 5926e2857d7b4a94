import { HOUR_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths } from './mean-composite.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Move = Outputs['listMarketMoves']['moves'][number];

const METRIC = 'market_probability';
const USUAL_HOURS = 24;
/** What the terms of the sources let out, and the least move that is one. */
const STEP = 0.05;
/** Two weeks: the price before the longest span may be some days older. */
const WITHIN_DAYS = 14;

export function listMarketMoves(parts: ObservationListParts): HandlerOf<'listMarketMoves'> {
  return async ({ hours = USUAL_HOURS, at }) => {
    const read = await readObserved(
      {
        metrics: [METRIC],
        feeds: ['polymarket', 'manifold'],
        kinds: ['series'],
        withinDays: WITHIN_DAYS,
        per: 'observation',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    // Two sources can name a question alike: each is compared with its own price.
    const questions = [...new Set(entries.map(keyOf))].sort();
    const moves = questions
      .flatMap((question) =>
        moveOf(
          entries.filter((entry) => keyOf(entry) === question),
          hours * HOUR_MS,
        ),
      )
      .sort((one, other) => size(other) - size(one));
    return asOfReply({ moves, ...about }, asOf);
  };
}

const keyOf = ({ feedId, subject }: ListedEntry): string => `${subject} ${feedId}`;

const size = ({ from, to }: Move): number => hundredths(Math.abs(to - from));

/** @param prices of one question, the newest first */
function moveOf(prices: readonly ListedEntry[], spanMs: number): readonly Move[] {
  const [newest] = prices;
  const before = prices.find(({ observedAt }) => newest !== undefined && observedAt <= newest.observedAt - spanMs);
  if (newest === undefined || before === undefined) return [];
  const move = {
    series: newest.subject.slice('series:'.length),
    source: newest.feedId,
    countries: newest.detail.countries?.split(' ') ?? [],
    ...{ from: inSteps(before), to: inSteps(newest), fromAt: before.observedAt, toAt: newest.observedAt },
  };
  return size(move) >= STEP ? [move] : [];
}

const inSteps = ({ values }: ListedEntry): number => hundredths(Math.round((values[METRIC] ?? 0) / STEP) * STEP);
