import { DAY_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { wander } from '../feeds/fakes/market-days.ts';
import { publishedMonths } from '../feeds/fakes/market-months.ts';
import { foodPremium } from './market-storyline.ts';
import { randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

const PUBLISHED_AFTER_DAYS = 6;
const CALM_INDEX = 126;
/** The real file goes back to 1990; what lies before the world stands still. */
const MONTHS_BEFORE_WORLD = 300;
const TAIL = ',,,,';
const PATH = '/media/docs/worldfoodsituationlibraries/default-document-library/food_price_indices_data.csv';

/** The food price index since long ago, with its title, base and tail of empty cells. */
export function faoUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const rowOf = (name: string, level: number): string => {
    const random = randomOf(`${seed}|food groups|${name}`);
    const groups = Array.from({ length: 5 }, () => (level * (0.85 + 0.3 * random())).toFixed(1));
    return `${[name, level.toFixed(1), ...groups].join(',')}${TAIL}`;
  };
  return ({ host, path }) => {
    if (host !== 'www.fao.org' || path !== PATH) return undefined;
    const months = publishedMonths({ anchorDayAt, now: clock.now() }, PUBLISHED_AFTER_DAYS);
    const first = new Date(months[0]?.middleAt ?? anchorDayAt);
    const before = Array.from({ length: MONTHS_BEFORE_WORLD }, (_, index) => {
      const back = MONTHS_BEFORE_WORLD - index;
      const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - back, 15);
      return rowOf(new Date(at).toISOString().slice(0, 7), 90);
    });
    const rows = months.map(({ name, middleAt }) =>
      rowOf(name, CALM_INDEX * wander(`${seed}|food`, middleAt, 0.05) * foodPremium((middleAt - anchorDayAt) / DAY_MS)),
    );
    const head = [
      `EXERCISE invented food price index,,,,,,${TAIL}`,
      `2014-2016=100,,,,,,${TAIL}`,
      `Date,Food Price Index,Meat,Dairy,Cereals,Oils,Sugar${TAIL}`,
      `,,,,,,${TAIL}`,
    ];
    return { status: 200, contentType: 'text/csv', body: `\ufeff${[...head, ...before, ...rows].join('\r\n')}\r\n` };
  };
}
