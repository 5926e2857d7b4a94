import { DAY_MS } from '../assessment/time.ts';
import { COUNTRY_PROFILES, type CountryProfile } from '../feeds/fakes/country-profiles.ts';
import type { GkgArticle } from '../feeds/fakes/gkg-file.ts';
import { drawNormal, drawOne, randomOf } from '../feeds/fakes/random.ts';
import { articleUrl } from './press.ts';
import { BLOCKADE_COUNTRIES, storyLine } from './story-lines.ts';
import { blockadeReporting } from './storyline.ts';

/** Articles of a file; the recorded ones hold 1,500 to 3,000, and fewer than 300 would count as a broken one. */
const ARTICLES_PER_FILE = 340;
/** Articles of a file that the blockade adds at its height. */
const BLOCKADE_ARTICLES = 60;
/** Share of articles that are none of our kinds. */
const BESIDE_SHARE = 0.8;
/** Share of stories that another outlet prints word for word, and so on. */
const COPY_SHARE = 0.4;

interface ArticlesRequest {
  readonly seed: number;
  readonly anchorAt: number;
  /** A whole quarter hour, epoch ms. */
  readonly exportAt: number;
}

const AT_THE_BLOCKADE = COUNTRY_PROFILES.filter(({ iso2 }) => BLOCKADE_COUNTRIES.includes(iso2));

/** What the invented press printed in a quarter of an hour: ordinary life everywhere, and the blockade around the Gulf. */
export function pressArticles({ seed, anchorAt, exportAt }: ArticlesRequest): readonly GkgArticle[] {
  const offset = (exportAt - anchorAt) / DAY_MS;
  const random = randomOf(`${seed}|articles|${exportAt}`);
  const articles: GkgArticle[] = [];
  const tell = (profiles: readonly CountryProfile[], beside: number): void => {
    const profile = drawOne(random, profiles);
    const line = storyLine(profile, random, { offset, beside });
    const place = `EXERCISE ${profile.name}`;
    do {
      const url = articleUrl(random, { iso2: profile.iso2, slug: 'exercise-story', at: exportAt });
      articles.push({
        // As many outlets do, some print their own name behind the title.
        title: random() < 0.5 ? line.title : `${line.title} | ${new URL(url).hostname}`,
        url,
        themes: line.themes,
        place: { name: place, fips: profile.fips, latitude: profile.latitude, longitude: profile.longitude },
        tone: -2 + drawNormal(random),
      });
    } while (random() < COPY_SHARE);
  };
  while (articles.length < ARTICLES_PER_FILE) tell(COUNTRY_PROFILES, BESIDE_SHARE);
  const whole = articles.length + Math.round(BLOCKADE_ARTICLES * blockadeReporting(offset));
  while (articles.length < whole) tell(AT_THE_BLOCKADE, 0);
  return articles;
}
