import { DAY_MS } from '../assessment/time.ts';
import type { ListedParty, ListName } from '../feeds/fakes/story.ts';

interface Package {
  /** Days from the anchor. */
  readonly offset: number;
  readonly count: number;
  readonly kind: ListedParty['kind'];
  readonly programme: string;
  readonly iso2: string;
  readonly country: string;
  /** Days from the anchor; absent while it stands for good. */
  readonly liftedOffset?: number;
}

type Row = readonly [
  offset: number,
  count: number,
  kind: ListedParty['kind'],
  programme: string,
  iso2: string,
  country: string,
  liftedOffset?: number,
];

const IRAN_UK = 'The Iran (Sanctions) Regulations 2023';
const RUSSIA_UK = 'The Russia (Sanctions) (EU Exit) Regulations 2019';

/**
 * What each list holds and when it was listed: old programmes, a package against Iran some days into the blockade, and
 * further ones after the anchor, because a list without dates says nothing of what it holds on the first reading.
 */
const ROWS: Readonly<Record<ListName, readonly Row[]>> = {
  'ofac-sdn': [
    [-900, 120, 'entity', 'RUSSIA-EO14024', 'RU', 'Russia'],
    [-700, 60, 'entity', 'IRAN-EO13902', 'IR', 'Iran'],
    [-600, 40, 'person', 'SDGT', 'LB', 'Lebanon'],
    [-500, 20, 'person', 'VENEZUELA-EO13850', 'VE', 'Venezuela'],
    [-200, 10, 'entity', 'BELARUS-EO14038', 'BY', 'Belarus', 2],
    [-4, 40, 'entity', 'IRAN-EO13902', 'IR', 'Iran'],
    [0.25, 12, 'vessel', 'IRAN-EO13902', 'IR', 'Iran'],
    [3, 18, 'entity', 'IFSR', 'AE', 'United Arab Emirates'],
  ],
  'ofac-consolidated': [
    [-800, 30, 'entity', 'UKRAINE-EO13662', 'RU', 'Russia'],
    [-400, 12, 'entity', 'CMIC-EO13959', 'CN', 'China'],
    [1, 2, 'entity', '561-Related', 'IR', 'Iran'],
  ],
  eu: [
    [-900, 90, 'entity', 'UKR', 'RU', 'Russia'],
    [-500, 30, 'person', 'IRN', 'IR', 'Iran'],
    [-5, 25, 'entity', 'IRN', 'IR', 'Iran'],
    [1, 10, 'vessel', 'IRN', 'IR', 'Iran'],
  ],
  un: [
    [-2_000, 40, 'person', 'Al-Qaida', 'AF', 'Afghanistan'],
    [-1_500, 30, 'entity', 'DPRK', 'KP', "Democratic People's Republic of Korea"],
    [-20, 3, 'person', 'Haiti', 'HT', 'Haiti'],
  ],
  uk: [
    [-900, 70, 'entity', RUSSIA_UK, 'RU', 'Russia'],
    [-4, 18, 'vessel', IRAN_UK, 'IR', 'Iran'],
    [2, 6, 'person', IRAN_UK, 'IR', 'Iran'],
  ],
  canada: [
    [-900, 80, 'person', 'Russia / Russie', 'RU', 'Russia'],
    [-3, 9, 'person', 'Iran', 'IR', 'Iran'],
  ],
};

/** Entries that stand on a list at an instant, in the order of their ids. */
export function listedParties(list: ListName, { anchorAt, now }: { readonly anchorAt: number; readonly now: number }) {
  return ROWS[list].map(toPackage).flatMap((listed, row): readonly ListedParty[] => {
    const listedAt = anchorAt + listed.offset * DAY_MS;
    const liftedAt = listed.liftedOffset === undefined ? Infinity : anchorAt + listed.liftedOffset * DAY_MS;
    if (listedAt > now || liftedAt <= now) return [];
    const { count, kind, programme, iso2, country } = listed;
    return Array.from({ length: count }, (_, index) => {
      const id = 10_000 + row * 500 + index;
      return { id, name: `EXERCISE ${country} ${id}`, kind, programme, iso2, country, listedAt };
    });
  });
}

const toPackage = ([offset, count, kind, programme, iso2, country, liftedOffset]: Row): Package => ({
  offset,
  count,
  kind,
  programme,
  iso2,
  country,
  ...(liftedOffset === undefined ? {} : { liftedOffset }),
});
