import { gdeltStamp } from './gdelt-export.ts';

/** One article as the knowledge graph records it. */
export interface GkgArticle {
  readonly title: string;
  readonly url: string;
  /** Each is met twice in the text. */
  readonly themes: readonly string[];
  readonly place: {
    readonly name: string;
    readonly fips: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly tone: number;
}

const COLUMN_COUNT = 27;

/** Rows of a GKG 2.1 file: 27 tab-separated columns, no header, LF. Columns that the exercise has nothing for are empty. */
export function gkgFile(articles: readonly GkgArticle[], publishedAt: number): string {
  const stamp = gdeltStamp(publishedAt);
  return articles.map((article, index) => `${columns(article, stamp, index).join('\t')}\n`).join('');
}

function columns({ title, url, themes, place, tone }: GkgArticle, stamp: string, index: number): readonly string[] {
  const row = new Array<string>(COLUMN_COUNT).fill('');
  const { name, fips, latitude, longitude } = place;
  const filled: Readonly<Record<number, string>> = {
    0: `${stamp}-${index}`,
    1: stamp,
    2: '1',
    3: new URL(url).hostname,
    4: url,
    7: themes.map((theme) => `${theme};`).join(''),
    8: themes.map((theme, at) => `${theme},${100 + at};${theme},${400 + at}`).join(';'),
    9: `1#${name}#${fips}#${fips}#${latitude}#${longitude}#${fips}`,
    10: `1#${name}#${fips}#${fips}##${latitude}#${longitude}#${fips}#60`,
    15: `${tone.toFixed(2)},2,4,6,20,0,300`,
    26: `<PAGE_TITLE>${escaped(title)}</PAGE_TITLE>`,
  };
  for (const [position, cell] of Object.entries(filled)) row[Number(position)] = cell;
  return row;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
