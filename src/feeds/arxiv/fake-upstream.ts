import { HOUR_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, NOW } from '../fakes/fake-upstream.ts';

/** Two hand-made papers, or one for every three hours of the last days; no story touches them. */
export const fakeArxiv: FakeUpstream = (world) =>
  at('export.arxiv.org', () => ({
    status: 200,
    contentType: 'application/atom+xml; charset=UTF-8',
    body: paperList(world === undefined ? HAND_MADE : invented(world.clock.now())),
  }));

interface Paper {
  readonly id: string;
  readonly title?: string;
  readonly published?: string;
  readonly categories?: readonly string[];
}

/** The upstream's form around some papers. */
export function paperList(papers: readonly Paper[]): string {
  const entries = papers.map(
    ({ id, title = 'A hand-made\n  paper', published = '2026-10-13T17:59:58Z', categories = ['cs.CR', 'cs.CY'] }) =>
      `<entry><id>http://arxiv.org/abs/${id}</id><updated>${published}</updated><published>${published}</published>` +
      `<title>${title}</title><summary>Hand-made.</summary><author><name>A. Author</name></author>` +
      `<link href="http://arxiv.org/abs/${id}" rel="alternate" type="text/html"/>` +
      `${categories.map((term) => `<category term="${term}" scheme="http://arxiv.org/schemas/atom"/>`).join('')}</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>ArXiv Query</title><id>http://arxiv.org/api/x</id><updated>2026-10-14T00:00:00-04:00</updated>${entries.join('')}</feed>`;
}

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
