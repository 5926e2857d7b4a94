import { DAY_MS } from '../../assessment/time.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { at, type FakeUpstream, type FakeWorld } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeOchaFts: FakeUpstream = (world) =>
  at('api.hpc.tools', () => ({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: fundingAnswer(world === undefined ? HAND_MADE : invented(world)),
  }));

/** The upstream's form around what some places have received. */
export function fundingAnswer(rows: readonly unknown[], total: unknown = 12_000_000_000): string {
  const towards = { type: 'Location', direction: 'destination' };
  const breakdown = { singleFunding: 1, overlapFunding: 0, sharedFunding: 0, onBoundaryFunding: 0 };
  const objects = [
    {
      ...towards,
      singleFundingTotal: total,
      singleFundingObjects: rows,
      // The same sums again, under ids that are text here.
      objectsBreakdown: rows.map(() => ({ ...towards, id: '1', name: 'x', totalFunding: 1, ...breakdown })),
      totalBreakdown: { objectsSum: total, overlapCorrection: 0, sharedFunding: 0, totalFunding: total },
    },
  ];
  return JSON.stringify({
    status: 'ok',
    data: { report3: { fundingTotals: { total, objects }, pledgeTotals: { total: 0, objects: [] } } },
    meta: { language: 'en' },
  });
}

/** Hand-made sum of one place; what names none has no id. */
export const received = (name: string, totalFunding: unknown = 1_000_000) => ({
  type: 'Location',
  direction: 'destination',
  ...(name === 'Not specified' ? {} : { id: 1 }),
  name,
  totalFunding,
  behavior: 'single',
});

const HAND_MADE = [received('Syrian Arab Republic', 900_000_000.5), received('Yemen'), received('Not specified', 5)];

/** Countries that receive most, invented sums in USD per day; no story touches them. */
const RECEIVERS = ['SY', 'YE', 'SD', 'UA', 'AF', 'SO', 'ET', 'CD', 'HT', 'LB', 'MM', 'SS'];

function invented({ seed, clock }: FakeWorld): readonly unknown[] {
  const now = clock.now();
  const days = Math.floor((now - Date.UTC(new Date(now).getUTCFullYear(), 0, 1)) / DAY_MS) + 1;
  return RECEIVERS.map((iso2, n) => {
    const daily = 1_000_000 * (1 + 5 * randomOf(`${seed}|fts|${iso2}`)());
    return { ...received(countryByIso2(iso2)?.name ?? iso2, Math.round(daily * days)), id: n + 1 };
  });
}
