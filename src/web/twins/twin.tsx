import { renderToString } from 'preact-render-to-string';
import type { RenderedView, World } from '../page.ts';
import { CONSOLE_CSS } from '../style/console-css.ts';
import type { TwinFormat } from '../url/twin-path.ts';
import { type ViewUrl, viewUrl } from '../url/view-url.ts';
import type { Words } from '../words/en.ts';
import { type PageBlock, pageBlocks, tablesIn } from './page-blocks.ts';
import { pageTree } from './page-tree.ts';
import { twinCsv } from './twin-csv.ts';
import { twinMarkdown } from './twin-markdown.ts';
import { twinSvg } from './twin-svg.ts';

/** What the service answered while a page was made. */
export interface ServiceAnswer {
  /** Path and query. */
  readonly request: string;
  readonly answer: unknown;
}

interface Parts {
  readonly shown: RenderedView;
  readonly url: ViewUrl;
  readonly world: World;
  readonly answers: readonly ServiceAnswer[];
  readonly words: Words;
}

export interface Twin {
  readonly contentType: string;
  readonly text: string;
}

/** A view in another form: read off the page itself, so that it says and holds exactly what the page does. */
export function twinOf(format: TwinFormat, { shown, url, world, answers, words }: Parts): Twin {
  const page = (
    <>
      {shown.lead}
      {shown.main}
      {shown.drawer}
    </>
  );
  const blocks = pageBlocks(pageTree(renderToString(page)));
  const notes = [
    ...(world === 'exercise' ? [words.exercise] : []),
    ...(shown.isSupposed === true ? [words.supposed] : []),
  ];
  const mark = shown.isSupposed === true ? words.supposedMark : undefined;
  switch (format) {
    case 'csv':
      return { contentType: 'text/csv; charset=utf-8', text: twinCsv(blocks, { world: worldMark(world), mark }) };
    case 'md':
      return { contentType: 'text/markdown; charset=utf-8', text: twinMarkdown(shown.heading, blocks, notes) };
    case 'svg':
      return {
        contentType: 'image/svg+xml; charset=utf-8',
        text: twinSvg(shown.heading, blocks, { notes, style: CONSOLE_CSS, direction: words.direction }),
      };
    case 'json':
      return {
        contentType: 'application/json; charset=utf-8',
        text: JSON.stringify({
          world,
          ...(mark === undefined ? {} : { basis: mark }),
          address: viewUrl(url),
          heading: shown.heading,
          ...(shown.shownAt === undefined ? {} : { asOf: shown.shownAt }),
          text: blocks.flatMap(sentence),
          tables: tablesIn(blocks).map(({ title, columns, rows }) => ({
            title,
            columns,
            rows: rows.map((cells) => cells.map(({ text }) => text)),
          })),
          answers,
        }),
      };
  }
}

/** The band of the page says it in a sentence; a column has room for a word. */
const worldMark = (world: World): string => (world === 'exercise' ? 'EXERCISE' : world);

const sentence = (block: PageBlock): readonly string[] =>
  block.kind === 'table' || block.text === '' ? [] : [block.text];

/**
 * A `fetch` that keeps what succeeded.
 * @returns `answers`: of all calls so far
 */
export function recorded(fetch: typeof globalThis.fetch): {
  readonly fetch: typeof globalThis.fetch;
  readonly answers: readonly ServiceAnswer[];
} {
  const answers: ServiceAnswer[] = [];
  return {
    answers,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      if (response.ok) answers.push({ request: `${pathname}${search}`, answer: JSON.parse(text) });
      return new Response(text, { status: response.status, headers: response.headers });
    },
  };
}
