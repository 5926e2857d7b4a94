import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';
import { publishedMonths } from '../fakes/market-months.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeFaoFood: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made file in FAO's shape, with its title, base and tail of empty cells. No file of FAO was recorded. */
export function foodTable(months: Readonly<Record<string, string>>, base = '2014-2016=100'): string {
  const tail = ',,,,';
  const lines = Object.entries(months).map(([month, value]) => `${month},${value},120.1,118.4,105.3,160.9,98.7${tail}`);
  const head = [
    `\ufeffFAO Food Price Index,,,,,,${tail}`,
    `${base},,,,,,${tail}`,
    `Date,Food Price Index,Meat,Dairy,Cereals,Oils,Sugar${tail}`,
    `,,,,,,${tail}`,
  ];
  return `${[...head, ...lines].join('\r\n')}\r\n`;
}

const PATH = '/media/docs/worldfoodsituationlibraries/default-document-library/food_price_indices_data.csv';
const PAGE_PATH = '/worldfoodsituation/foodpricesindex/en/';
const PAGE = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><html><body><a href="${PATH}?sfvrsn=1&amp;download=true">CSV</a></body></html>`,
};

/** Three months. */
const handMade: Upstream = at('www.fao.org', ({ pathname }) =>
  pathname === PAGE_PATH
    ? PAGE
    : {
        status: 200,
        contentType: 'text/csv',
        body: foodTable({ '2026-07': '127.9', '2026-08': '128.4', '2026-09': '129.2' }),
      },
);

const PUBLISHED_AFTER_DAYS = 6;
const CALM_INDEX = 126;
/** The real file goes back to 1990; what lies before the world stands still. */
const MONTHS_BEFORE_WORLD = 300;
const TAIL = ',,,,';

/** The food price index since long ago, with its title, base and tail of empty cells. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const rowOf = (name: string, level: number): string => {
    const random = randomOf(`${seed}|food groups|${name}`);
    const groups = Array.from({ length: 5 }, () => (level * (0.85 + 0.3 * random())).toFixed(1));
    return `${[name, level.toFixed(1), ...groups].join(',')}${TAIL}`;
  };
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'www.fao.org') return undefined;
    if (path === PAGE_PATH) return PAGE;
    if (path !== PATH) return undefined;
    const months = publishedMonths({ anchorDayAt, now: clock.now() }, PUBLISHED_AFTER_DAYS);
    const first = new Date(months[0]?.middleAt ?? anchorDayAt);
    const before = Array.from({ length: MONTHS_BEFORE_WORLD }, (_, index) => {
      const back = MONTHS_BEFORE_WORLD - index;
      const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - back, 15);
      return rowOf(new Date(at).toISOString().slice(0, 7), 90);
    });
    const rows = months.map(({ name, middleAt }) =>
      rowOf(
        name,
        CALM_INDEX * wander(`${seed}|food`, middleAt, 0.05) * story.foodPremium((middleAt - anchorDayAt) / DAY_MS),
      ),
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
