import { square } from '../../arithmetic/square.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, NOW } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';
import { quotesEndAt } from '../fakes/publication.ts';
import { serialDay, workbookOf } from '../fakes/workbook-of.ts';
import type { Cell } from '../read-worksheet.ts';

/** The workbook of the last days up to yesterday, written once a day; what frightens oil markets fills newspapers, too. */
export const fakeGprDaily: FakeUpstream = (world) => {
  let written: { readonly end: number; readonly body: Uint8Array } | undefined;
  return at('www.matteoiacoviello.com', ({ pathname }) => {
    if (pathname !== '/gpr_files/data_gpr_daily_recent.xls') return undefined;
    const end = quotesEndAt(world?.clock.now() ?? NOW);
    if (written?.end !== end) written = { end, body: gprWorkbook(riskDays(end, world)) };
    return { status: 200, contentType: 'application/vnd.ms-excel', body: written.body };
  });
};

/** No recording of the workbook is known: these columns are those that clients of 2026 name. */
const COLUMNS = [
  ...['DAY', 'N10D', 'GPRD', 'GPRD_ACT', 'GPRD_THREAT', 'date', 'GPRD_MA30', 'GPRD_MA7', 'event'],
  ...['var_name', 'var_label'],
];
/** The upstream has every day since 1985. */
const DAYS = 600;

/** The upstream's form around some of its rows. */
export const gprWorkbook = (rows: readonly (readonly Cell[])[], columns: readonly string[] = COLUMNS): Uint8Array =>
  workbookOf({ Sheet1: [columns, ...rows] });

/** A row in the upstream's columns. */
export function gprRow(dayAt: number, [risk, acts, threats]: readonly [Cell, Cell, Cell]): readonly Cell[] {
  const day = Number(isoDate(dayAt).replaceAll('-', ''));
  return [day, 500, risk, acts, threats, serialDay(dayAt), risk, risk];
}

function riskDays(end: number, world: FakeWorld | undefined): readonly (readonly Cell[])[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const dayAt = end - (DAYS - index) * DAY_MS;
    const alarm = world === undefined ? 1 : square(world.story.crudePremium((dayAt - world.anchorAt) / DAY_MS));
    const index100 = (name: string): number =>
      Number((100 * alarm * wander(`${world?.seed ?? 0}|gpr|${name}`, dayAt, 0.4)).toFixed(3));
    return gprRow(dayAt, [index100('risk'), index100('acts'), index100('threats')]);
  }).map((row, index) => (index === 0 ? [...row, 'EXERCISE', 'GPRD', 'EXERCISE: invented indices'] : row));
}
