import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, randomOf } from '../fakes/random.ts';

export const fakeCisaKev: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made entry of the catalogue. */
export function entry(number: number, members: Readonly<Record<string, unknown>> = {}) {
  return {
    cveID: `CVE-2026-${10_000 + number}`,
    vendorProject: 'Example',
    product: 'Gateway',
    dateAdded: '2026-10-12',
    knownRansomwareCampaignUse: 'Unknown',
    ...members,
  };
}

/** Hand-made catalogue. */
export const catalogue = (
  vulnerabilities: readonly unknown[],
  members: Readonly<Record<string, unknown>> = {},
): string =>
  JSON.stringify({
    title: 'Example catalogue',
    catalogVersion: '2026.10.12',
    dateReleased: '2026-10-12T17:00:04.1234Z',
    count: vulnerabilities.length,
    vulnerabilities,
    ...members,
  });

const handMade: Upstream = (url) =>
  url.pathname.startsWith('/cisagov/kev-data/')
    ? at('raw.githubusercontent.com', () => ({
        status: 200,
        contentType: 'text/plain; charset=utf-8',
        body: catalogue([entry(1), entry(2, { dateAdded: '2026-10-08' })]),
      }))(url)
    : undefined;

/** Days of the catalogue: more than a baseline reaches back. */
const CATALOGUE_DAYS = 400;
/** Entries are added on two days of a week, by and large. */
const SHARE_OF_DAYS = 0.3;
const ENTRIES_A_DAY = 1.6;

/** The catalogue of exploited flaws: some entries a week, up to yesterday. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'raw.githubusercontent.com' || !path.startsWith('/cisagov/kev-data/')) return undefined;
    if (!path.endsWith('/known_exploited_vulnerabilities.json'))
      return { status: 404, contentType: 'text/html', body: '404' };
    const today = Math.floor(clock.now() / DAY_MS);
    const days = Array.from({ length: CATALOGUE_DAYS }, (_, index) => today - 1 - index);
    const vulnerabilities = days.flatMap((day) => entriesOf(seed, day));
    const released = days.find((day) => entriesOf(seed, day).length > 0) ?? today - CATALOGUE_DAYS;
    const body = JSON.stringify({
      title: 'EXERCISE: invented catalogue',
      catalogVersion: isoDate(released * DAY_MS).replaceAll('-', '.'),
      dateReleased: new Date(released * DAY_MS + 17 * HOUR_MS).toISOString(),
      count: vulnerabilities.length,
      vulnerabilities,
    });
    return { status: 200, contentType: 'text/plain; charset=utf-8', body };
  };
}

function entriesOf(seed: number, day: number): readonly object[] {
  const random = randomOf(`${seed}|flaws|${day}`);
  const count = random() < SHARE_OF_DAYS ? 1 + drawCount(random, ENTRIES_A_DAY - 1) : 0;
  return Array.from({ length: count }, (_, index) => ({
    cveID: `CVE-${new Date(day * DAY_MS).getUTCFullYear()}-${(day % 10_000) * 100 + 10_000 + index}`,
    vendorProject: `EXERCISE ${'ABCDE'.charAt(Math.floor(random() * 5))}`,
    product: 'EXERCISE product',
    dateAdded: isoDate(day * DAY_MS),
    knownRansomwareCampaignUse: random() < 0.2 ? 'Known' : 'Unknown',
  }));
}
