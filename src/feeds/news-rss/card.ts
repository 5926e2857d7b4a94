import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const NEWS_RSS_CARD: FeedCard = {
  id: 'news-rss',
  title: 'Headlines of public bodies and newsrooms (RSS and Atom)',
  source: 'RSS',
  url: 'https://news.un.org/en/rss-feeds',
  licence: 'Each source its own: titles and links with attribution',
  attribution:
    'United Nations, IAEA, WHO, Council of the European Union, NATO, U.S. Department of Defense, UK FCDO (OGL v3.0), Deutsche Welle, Al Jazeera, BBC, Copernicus Climate Change Service (ECMWF), NASA Earth Observatory',
  // Some publishers allow a title and a link to be shown, none of them a collection to be handed on.
  mayHandOn: 'title-and-link',
  metrics: ['headlines'],
  cadenceMs: 15 * MINUTE_MS,
  publicationLagMs: HOUR_MS,
  // Newsrooms of the whole world print several titles in every hour.
  maxAgeMs: 6 * HOUR_MS,
  // Seventeen sources of at most five items.
  expectedRecords: [10, 86],
};

/** One public feed of headlines. */
export interface NewsSource {
  readonly id: string;
  /** As evidence shows it. */
  readonly name: string;
  readonly url: string;
  /** What may be done with a title and its link. */
  readonly licence: string;
  /** It writes about nature: its titles are listed, and never counted as news about the countries that they name. */
  readonly isOfNature?: true;
}

const unNews = (part: string, name: string): NewsSource => ({
  id: `un-${part}`,
  name: `UN News, ${name}`,
  url: `https://news.un.org/feed/subscribe/en/news/region/${part}/feed/rss.xml`,
  licence: 'United Nations: title and link with attribution, non-commercial',
});

const UN_MIDDLE_EAST = unNews('middle-east', 'Middle East');
export const UN_MIDDLE_EAST_URL = UN_MIDDLE_EAST.url;

/**
 * Public feeds of organisations and newsrooms that speak of the world in English. Titles, links and dates alone are read.
 * Who stands behind one follows from its address, as for every other outlet.
 */
export const NEWS_SOURCES: readonly NewsSource[] = [
  UN_MIDDLE_EAST,
  unNews('africa', 'Africa'),
  unNews('asia-pacific', 'Asia and the Pacific'),
  unNews('europe', 'Europe'),
  unNews('americas', 'Americas'),
  {
    id: 'iaea',
    name: 'IAEA',
    url: 'https://www.iaea.org/feeds/topnews',
    licence: 'IAEA: title and link with attribution',
  },
  {
    id: 'who',
    name: 'WHO',
    url: 'https://www.who.int/rss-feeds/news-english.xml',
    licence: 'WHO: CC BY-NC-SA 3.0 IGO',
  },
  {
    id: 'eu-council',
    name: 'Council of the EU',
    url: 'https://www.consilium.europa.eu/en/rss/pressreleases.ashx',
    licence: 'European Union: reuse with acknowledgement',
  },
  {
    id: 'nato',
    name: 'NATO',
    url: 'https://www.nato.int/cps/rss/en/natohq/rssFeed.xsl/rssFeed.xml',
    licence: 'NATO: title and link with attribution',
  },
  {
    id: 'us-defense',
    name: 'U.S. Department of Defense',
    url: 'https://www.war.gov/DesktopModules/ArticleCS/RSS.ashx?ContentType=1&Site=945&max=10',
    licence: 'Public domain (U.S. Government)',
  },
  {
    id: 'uk-fcdo',
    name: 'UK Foreign, Commonwealth and Development Office',
    url: 'https://www.gov.uk/government/organisations/foreign-commonwealth-development-office.atom',
    licence: 'Open Government Licence v3.0',
  },
  {
    id: 'uk-travel',
    name: 'UK foreign travel advice',
    url: 'https://www.gov.uk/foreign-travel-advice.atom',
    licence: 'Open Government Licence v3.0',
  },
  {
    id: 'dw-world',
    name: 'Deutsche Welle',
    url: 'https://rss.dw.com/rdf/rss-en-world',
    licence: 'Deutsche Welle: title and link',
  },
  {
    id: 'aljazeera',
    name: 'Al Jazeera',
    url: 'https://www.aljazeera.com/xml/rss/all.xml',
    licence: 'Al Jazeera: title and link',
  },
  {
    id: 'bbc-world',
    name: 'BBC News',
    url: 'https://feeds.bbci.co.uk/news/world/rss.xml',
    licence: 'BBC: title and link, personal and non-commercial',
  },
  {
    id: 'copernicus-climate',
    name: 'Copernicus Climate Change Service',
    url: 'https://climate.copernicus.eu/rss.xml',
    licence: 'European Union, Copernicus: title and link with attribution',
    isOfNature: true,
  },
  {
    id: 'nasa-earth',
    name: 'NASA Earth Observatory',
    url: 'https://earthobservatory.nasa.gov/feeds/earth-observatory.rss',
    licence: 'Public domain (NASA): title and link with attribution',
    isOfNature: true,
  },
];

/** The fields of its answers. */
export const NEWS_RSS_FIELDS: AnswerFields = [
  {
    expected: ['rss.channel.item.title|feed.entry.title|rdf:RDF.item.title'],
    known: [
      'rss@version',
      'feed@lang',
      'feed@xml:lang',
      ...inside('rss.channel', [
        'atom:link',
        'sy:updatePeriod',
        'sy:updateFrequency',
        'cloud',
        'title',
        'link',
        'description',
        'language',
        'copyright',
        'pubDate',
        'lastBuildDate',
        'generator',
        'category',
        'image',
        'ttl',
        'docs',
        'managingEditor',
        'webMaster',
        'dc:*',
      ]),
      'rdf:RDF.channel',
      ...inside('*.item', ['link', 'title', 'description', 'dc:*']),
      ...inside('rss.channel.item', [
        'link',
        'description',
        'guid',
        'pubDate',
        'category',
        'author',
        'comments',
        'enclosure',
        'source',
        'dc:*',
        'content:encoded',
        'media:*',
        'atom:*',
      ]),
      ...inside('feed', [
        'id',
        'title',
        'subtitle',
        'updated',
        'link',
        'author',
        'icon',
        'logo',
        'rights',
        'generator',
      ]),
      ...inside('feed.entry', ['id', 'link', 'updated', 'published', 'summary', 'content', 'author', 'category']),
    ],
  },
];
