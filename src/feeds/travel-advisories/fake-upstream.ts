import { DAY_MS } from '../../assessment/time.ts';
import { COUNTRIES, type Country } from '../../reference/countries.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { drawOne, randomOf } from '../fakes/random.ts';

export const fakeTravelAdvisories: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made item of the list: advice on Yemen by default. */
export function advisoryItem(parts: Readonly<Record<string, string>> = {}): string {
  const { level, ...elements } = {
    title: 'Yemen - Level 4: Do Not Travel',
    link: 'https://travel.state.gov/example.html',
    pubDate: 'Tue, 29 Sep 2026',
    level: 'Level 4: Do Not Travel',
    ...parts,
  };
  const texts = Object.entries(elements).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<item>${texts.join('')}<category domain="Threat-Level">${level}</category><category domain="Country-Tag">YM</category></item>`;
}

export const advisoryList = (...items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Travel Advisories</title>${items.join('')}</channel></rss>`;

const LEVEL_1 = 'Level 1: Exercise Normal Precautions';

const handMade: Upstream = at('travel.state.gov', () => ({
  status: 200,
  contentType: 'text/xml',
  body: advisoryList(
    advisoryItem(),
    advisoryItem({ title: `Japan - ${LEVEL_1}`, level: LEVEL_1 }),
    advisoryItem({ title: 'Worldwide Caution', level: '' }),
  ),
}));

const ADVICE = [
  'Exercise Normal Precautions',
  'Exercise Increased Caution',
  'Reconsider Travel',
  'Do Not Travel',
] as const;
const LEVELS = [
  { level: 1, weight: 5 },
  { level: 2, weight: 4 },
  { level: 3, weight: 2 },
  { level: 4, weight: 1 },
];
/** Advice that the story does not touch is reviewed and issued again after this long, each country's on a day of its own. */
const REVIEW_DAYS = 200;

/**
 * The list of advice to travellers: a level for every country, and around the Gulf one level more, two for the nearest,
 * from the day of the blockade until ships pass again.
 */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'travel.state.gov') return undefined;
    if (path !== '/_res/rss/TAsTWs.xml') return { status: 404, contentType: 'text/html', body: '<html>404</html>' };
    const offset = (clock.now() - anchorAt) / DAY_MS;
    const items = COUNTRIES.map((country) => item(country, adviceOn(country, { seed, anchorAt, story }, offset)));
    const caution = '<item><title>Worldwide Caution EXERCISE</title></item>';
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>EXERCISE Travel Advisories</title>${items.join('')}${caution}</channel></rss>\n`;
    return { status: 200, contentType: 'text/xml', body };
  };
}

interface Advice {
  readonly level: number;
  readonly issuedAt: number;
}

function adviceOn(
  { iso2 }: Country,
  { seed, anchorAt, story }: Pick<FakeWorld, 'seed' | 'anchorAt' | 'story'>,
  offset: number,
): Advice {
  const random = randomOf(`${seed}|advice|${iso2}`);
  const { level } = drawOne(random, LEVELS);
  const place = story.blockadeCountries.indexOf(iso2);
  const inForce = offset >= story.offsets.blockade && offset < story.offsets.reopened;
  if (place < 0 || !inForce) {
    const reviewOffset = Math.floor(random() * REVIEW_DAYS);
    const reviews = Math.floor((offset - reviewOffset) / REVIEW_DAYS);
    return { level, issuedAt: anchorAt + (reviewOffset + reviews * REVIEW_DAYS) * DAY_MS };
  }
  const raised = Math.min(4, Math.max(level, 2) + (place < 2 ? 2 : 1));
  return { level: raised, issuedAt: anchorAt + story.offsets.blockade * DAY_MS };
}

function item({ name, iso2 }: Country, { level, issuedAt }: Advice): string {
  const words = `Level ${level}: ${ADVICE[level - 1] ?? ''}`;
  const date = new Date(issuedAt).toUTCString().slice(0, 16);
  const link = `https://exercise-advice.example/EXERCISE/${iso2}`;
  return `<item><title>${escaped(name)} - ${words} EXERCISE</title><link>${link}</link><pubDate>${date}</pubDate><category domain="Threat-Level">${words}</category></item>`;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
