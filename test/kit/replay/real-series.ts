import type { Observation } from '../../../src/assessment/observation.ts';
import type { HistorySpan } from '../history.ts';
import { codedNews } from './coded-news.ts';
import { deathSeries } from './death-series.ts';
import { indiaNews } from './india-news.ts';
import { marketSeries } from './market-series.ts';
import { pressSeries } from './press-series.ts';
import { sanctionsSeries } from './sanctions-series.ts';
import { sirenSeries } from './siren-series.ts';
import { transitSeries } from './transit-series.ts';

/** Every series of the history that a feed of ours could have carried, through that feed's own parser, with its lag. */
export async function realSeries(span: HistorySpan): Promise<readonly Observation[]> {
  return [
    marketSeries(span),
    transitSeries(span),
    deathSeries(span),
    sirenSeries(span),
    pressSeries(span),
    await sanctionsSeries(span),
    new Date(span.from).getUTCFullYear() === 2014 ? codedNews(span) : indiaNews(span),
  ].flat();
}
