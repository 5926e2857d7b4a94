/** One public feed of headlines. */
export interface NewsSource {
  readonly id: string;
  /** As evidence shows it. */
  readonly name: string;
  readonly url: string;
  /** Who stands behind it; several feeds of one newsroom share it. */
  readonly lineage: string;
  /** What may be done with a title and its link. */
  readonly licence: string;
}

const unNews = (part: string, name: string): NewsSource => ({
  id: `un-${part}`,
  name: `UN News, ${name}`,
  url: `https://news.un.org/feed/subscribe/en/news/region/${part}/feed/rss.xml`,
  lineage: 'un.org',
  licence: 'United Nations: title and link with attribution, non-commercial',
});

const UN_MIDDLE_EAST = unNews('middle-east', 'Middle East');
export const UN_MIDDLE_EAST_URL = UN_MIDDLE_EAST.url;

/**
 * Public feeds of organisations and newsrooms that speak of the world in English. Titles, links and dates alone are read.
 * The sources of states are lineages of their own: what one says of itself is its claim.
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
    lineage: 'iaea.org',
    licence: 'IAEA: title and link with attribution',
  },
  {
    id: 'who',
    name: 'WHO',
    url: 'https://www.who.int/rss-feeds/news-english.xml',
    lineage: 'who.int',
    licence: 'WHO: CC BY-NC-SA 3.0 IGO',
  },
  {
    id: 'eu-council',
    name: 'Council of the EU',
    url: 'https://www.consilium.europa.eu/en/rss/pressreleases.ashx',
    lineage: 'consilium.europa.eu',
    licence: 'European Union: reuse with acknowledgement',
  },
  {
    id: 'nato',
    name: 'NATO',
    url: 'https://www.nato.int/cps/rss/en/natohq/rssFeed.xsl/rssFeed.xml',
    lineage: 'nato.int',
    licence: 'NATO: title and link with attribution',
  },
  {
    id: 'us-state',
    name: 'U.S. Department of State',
    url: 'https://www.state.gov/rss-feed/press-releases/feed/',
    lineage: 'us-state',
    licence: 'Public domain (U.S. Government)',
  },
  {
    id: 'us-defense',
    name: 'U.S. Department of Defense',
    url: 'https://www.defense.gov/DesktopModules/ArticleCS/RSS.ashx?ContentType=1&Site=945&max=10',
    lineage: 'us-defense',
    licence: 'Public domain (U.S. Government)',
  },
  {
    id: 'uk-fcdo',
    name: 'UK Foreign, Commonwealth and Development Office',
    url: 'https://www.gov.uk/government/organisations/foreign-commonwealth-development-office.atom',
    lineage: 'uk-fcdo',
    licence: 'Open Government Licence v3.0',
  },
  {
    id: 'uk-travel',
    name: 'UK foreign travel advice',
    url: 'https://www.gov.uk/foreign-travel-advice.atom',
    lineage: 'uk-fcdo',
    licence: 'Open Government Licence v3.0',
  },
  {
    id: 'dw-world',
    name: 'Deutsche Welle',
    url: 'https://rss.dw.com/rdf/rss-en-world',
    lineage: 'dw.com',
    licence: 'Deutsche Welle: title and link',
  },
  {
    id: 'aljazeera',
    name: 'Al Jazeera',
    url: 'https://www.aljazeera.com/xml/rss/all.xml',
    lineage: 'aljazeera.com',
    licence: 'Al Jazeera: title and link',
  },
  {
    id: 'bbc-world',
    name: 'BBC News',
    url: 'https://feeds.bbci.co.uk/news/world/rss.xml',
    lineage: 'bbc.co.uk',
    licence: 'BBC: title and link, personal and non-commercial',
  },
];
