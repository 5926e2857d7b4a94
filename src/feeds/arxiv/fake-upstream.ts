import { HOUR_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, NOW } from '../fakes/fake-upstream.ts';

/** Two hand-made papers, or one for every three hours of the last days; no story touches them. */
export const fakeArxiv: FakeUpstream = (world) =>
  at('export.arxiv.org', () => ({
    status: 200,
    contentType: 'application/atom+xml; charset=utf-8',
    body: paperList(world === undefined ? HAND_MADE : invented(world.clock.now())),
  }));

interface Paper {
  readonly id: string;
  readonly title?: string;
  readonly published?: string;
  readonly categories?: readonly string[];
}

/** The upstream's form around some papers: the authors last, and a second link to the file. */
export function paperList(papers: readonly Paper[]): string {
  const entries = papers.map(
    ({ id, title = 'A hand-made\n  paper', published = '2026-10-13T17:59:58Z', categories = ['cs.CR', 'cs.CY'] }) =>
      `  <entry>
    <id>http://arxiv.org/abs/${id}</id>
    <title>${title}</title>
    <updated>${published}</updated>
    <link href="https://arxiv.org/abs/${id}" rel="alternate" type="text/html"/>
    <link href="https://arxiv.org/pdf/${id}" rel="related" type="application/pdf" title="pdf"/>
    <summary>Hand-made.</summary>
${categories.map((term) => `    <category term="${term}" scheme="http://arxiv.org/schemas/atom"/>`).join('\n')}
    <published>${published}</published>
    <arxiv:comment>Hand-made, 2 pages</arxiv:comment>
    <arxiv:primary_category term="${categories[0] ?? ''}"/>
    <author>
      <name>A. Author</name>
    </author>
  </entry>
`,
  );
  return atomFeed(entries.join(''), papers.length);
}

/** How the upstream answers a request that it does not understand: status 400, and one entry that is no paper. */
export const errorFeed = (message: string): string =>
  atomFeed(
    `  <entry>
    <id>https://arxiv.org/api/errors#x</id>
    <title>Error</title>
    <updated>2026-10-14T00:00:00Z</updated>
    <link href="https://arxiv.org/api/errors#x" rel="alternate" type="text/html"/>
    <summary>${message}</summary>
    <author>
      <name>arXiv api core</name>
    </author>
  </entry>
`,
    1,
  );

const atomFeed = (entries: string, count: number): string => `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom">
  <id>https://arxiv.org/api/x</id>
  <title>arXiv Query: hand-made</title>
  <updated>2026-10-14T00:00:00Z</updated>
  <link href="https://arxiv.org/api/query?search_query=x" type="application/atom+xml"/>
  <opensearch:itemsPerPage>100</opensearch:itemsPerPage>
  <opensearch:totalResults>${count}</opensearch:totalResults>
  <opensearch:startIndex>0</opensearch:startIndex>
${entries}</feed>
`;

const HAND_MADE: readonly Paper[] = [
  { id: '2610.01234v2' },
  { id: '2610.01111v1', published: new Date(NOW - 40 * HOUR_MS).toISOString(), categories: ['econ.GN'] },
];

/** A paper is listed half a day after it was handed in. */
const LISTED_AFTER_MS = 12 * HOUR_MS;
const EVERY_MS = 3 * HOUR_MS;

function invented(now: number): readonly Paper[] {
  const newest = Math.floor((now - LISTED_AFTER_MS) / EVERY_MS);
  return Array.from({ length: 60 }, (_, n) => {
    const at = new Date((newest - n) * EVERY_MS).toISOString();
    const number = String((newest - n) % 100_000).padStart(5, '0');
    return { id: `${at.slice(2, 4)}${at.slice(5, 7)}.${number}v1`, title: `EXERCISE Paper ${number}`, published: at };
  });
}
