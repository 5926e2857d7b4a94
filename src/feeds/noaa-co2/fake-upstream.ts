import { pow } from '../../arithmetic/pow.ts';
import { sin } from '../../arithmetic/sin.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, NOW } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

/** The file of every month up to the last one published; no story touches it. */
export const fakeNoaaCo2: FakeUpstream = (world) =>
  at('gml.noaa.gov', ({ pathname }) =>
    pathname === '/webdata/ccgg/trends/co2/co2_mm_mlo.txt'
      ? {
          status: 200,
          contentType: 'text/plain',
          body: co2File(co2Months(world?.clock.now() ?? NOW, world?.seed ?? 0)),
        }
      : undefined,
  );

const HEAD = `# EXERCISE: invented means, not NOAA
#            decimal       monthly    de-season  #days  st.dev  unc. of
#             date         average     alized          of days  mon mean
`;
const FIRST_YEAR = 1958;
const PUBLISHED_AFTER_MS = 6 * DAY_MS;

/** The upstream's form around some of its rows. */
export const co2File = (rows: readonly string[]): string => `${HEAD}${rows.join('\n')}\n`;

/** A row in the upstream's columns. */
export function co2Row(year: number, month: number, average: string, days = 25): string {
  const date = (year + (month - 0.5) / 12).toFixed(4);
  return ` ${year}   ${String(month).padStart(2)}   ${date}      ${average}      ${average}     ${days}    0.52    0.20`;
}

function co2Months(now: number, seed: number): readonly string[] {
  const rows: string[] = [];
  for (let index = 2; Date.UTC(FIRST_YEAR, index + 1, 1) + PUBLISHED_AFTER_MS <= now; index += 1) {
    const years = index / 12;
    const season = 3 * sin(2 * Math.PI * (years - 0.1));
    const noise = 0.4 * (randomOf(`${seed}|co2|${index}`)() - 0.5);
    const average = 315 + 0.8 * years + 0.013 * pow(years, 2) + season + noise;
    rows.push(co2Row(FIRST_YEAR + Math.floor(years), (index % 12) + 1, average.toFixed(2)));
  }
  return rows;
}
