import { elementsOf, type PageElement, type PageNode, textOf } from './page-tree.ts';

export interface PageTable {
  readonly kind: 'table';
  /** Its caption, or the heading above it. */
  readonly title: string;
  readonly columns: readonly string[];
  /** Rows of cells, as many as there are columns. */
  readonly rows: readonly (readonly PageCell[])[];
}

export interface PageCell {
  readonly text: string;
  readonly drawings: readonly PageElement[];
  /** Address of the page of a source that the cell links to. */
  readonly link?: string;
}

/** What a page says, in its order. */
export type PageBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'drawing'; readonly drawing: PageElement; readonly text: string }
  | PageTable;

/** Headings, sentences, lists, tables and drawings of a page; its forms and links to other views say nothing of their own. */
export function pageBlocks(page: PageElement): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  let heading = '';
  const walk = (node: PageNode): void => {
    if (typeof node === 'string') {
      say('text', node.replaceAll(/\s+/g, ' ').trim());
      return;
    }
    const { tag, children } = node;
    if (tag === 'form' || tag === 'nav' || tag === 'script') return;
    if (/^h[1-6]$/.test(tag)) {
      heading = textOf(node);
      blocks.push({ kind: 'heading', level: Number(tag.slice(1)), text: heading });
    } else if (tag === 'table') blocks.push(tableOf(node, heading));
    else if (tag === 'svg') draw(node, '');
    else if (tag === 'figure')
      for (const child of children)
        if (typeof child !== 'string' && child.tag === 'svg') draw(child, node.attributes.class ?? '');
        else walk(child);
    else if (tag === 'li') say('item', textOf(node));
    else if (tag === 'dl') for (const text of pairsOf(node)) say('item', text);
    else if (TEXTS.includes(tag)) say('text', textOf(node));
    else for (const child of children) walk(child);
  };
  /** A figure's class decides on the colours of its drawing. */
  const draw = (svg: PageElement, figure: string): void => {
    const drawing = {
      ...svg,
      attributes: { ...svg.attributes, class: `${figure} ${svg.attributes.class ?? ''}`.trim() },
    };
    blocks.push({ kind: 'drawing', drawing, text: svg.attributes['aria-label'] ?? '' });
  };
  const say = (kind: 'text' | 'item', text: string): void => {
    if (text !== '') blocks.push({ kind, text });
  };
  walk(page);
  return blocks;
}

const TEXTS = ['p', 'blockquote', 'figcaption', 'summary', 'pre', 'a', 'span', 'strong', 'code'];

/** `Source: GDELT`, of a list of terms. */
function pairsOf(list: PageElement): readonly string[] {
  const terms = elementsOf(list, ['dt']).map(textOf);
  return elementsOf(list, ['dd']).map((value, index) => `${terms[index] ?? ''}: ${textOf(value)}`);
}

function tableOf(table: PageElement, heading: string): PageTable {
  const [caption] = elementsOf(table, ['caption']);
  const lines = elementsOf(table, ['tr']).map((line) => elementsOf(line, ['th', 'td']));
  const heads = elementsOf(table, ['thead']).flatMap((head) => elementsOf(head, ['tr']));
  const names = heads.flatMap((line) => elementsOf(line, ['th', 'td']).map(textOf));
  const rows = lines.slice(heads.length).map((cells) => cells.flatMap(spread));
  const width = Math.max(names.length, ...rows.map((cells) => cells.length));
  const isWritten = (column: number): boolean => rows.some((cells) => (cells[column]?.text ?? '') !== '');
  const isShown = (column: number): boolean =>
    rows.some(
      (cells) => cells[column] !== undefined && (cells[column].text !== '' || cells[column].drawings.length > 0),
    );
  const shown = Array.from({ length: width }, (_, column) => column).filter(isShown);
  return {
    kind: 'table',
    title: caption === undefined || textOf(caption).length > MAX_TITLE ? heading : textOf(caption),
    columns: shown.map((column) => names[column] || (isWritten(column) ? String(column + 1) : '')),
    rows: rows.map((cells) => shown.map((column) => cells[column] ?? EMPTY)),
  };
}

/** A longer caption explains the table; the heading above names it. */
const MAX_TITLE = 40;

const EMPTY: PageCell = { text: '', drawings: [] };

/** A cell, and an empty one for each further column that it spans. */
function spread(cell: PageElement): readonly PageCell[] {
  const link = elementsOf(cell, ['a']).find(({ attributes }) => /^https?:\/\//.test(attributes.href ?? ''));
  const href = link?.attributes.href;
  const shown = {
    text: textOf(cell),
    drawings: elementsOf(cell, ['svg']),
    ...(href === undefined ? {} : { link: href }),
  };
  const more = Math.max(1, Number(cell.attributes.colspan ?? 1)) - 1;
  return [shown, ...Array.from({ length: more }, () => EMPTY)];
}

/** Tables alone. */
export const tablesIn = (blocks: readonly PageBlock[]): readonly PageTable[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
