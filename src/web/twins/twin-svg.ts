import type { PageBlock, PageCell, PageTable } from './page-blocks.ts';
import type { PageElement, PageNode } from './page-tree.ts';

interface Drawn {
  /** Height, px. */
  readonly height: number;
  readonly svg: string;
}

const WIDTH = 960;
const MARGIN = 24;
const LINE = 20;
/** Width of a character of the text, px; a little more than most have. */
const CHARACTER = 6.6;
const MAX_CHARACTERS = 56;
const GAP = 20;
const DRAWING_WIDTH = 120;

interface Appearance {
  /** Above the heading, in a band. */
  readonly notes: readonly string[];
  /** The style of the console, whose colours the drawings have. */
  readonly style: string;
  /** In which its sentences run. */
  readonly direction: 'ltr' | 'rtl';
}

/** A page as one drawing: its heading, its figures and its tables with the bars in them, a line each. */
export function twinSvg(
  heading: string,
  blocks: readonly PageBlock[],
  { notes, style, direction }: Appearance,
): string {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [layout(block)] : []));
  const width = Math.max(WIDTH, ...tables.map((table) => table.width)) + 2 * MARGIN;
  let y = 0;
  let content = '';
  const put = ({ height, svg }: Drawn): void => {
    content += `<g transform="translate(${MARGIN} ${y})">${svg}</g>`;
    y += height;
  };
  for (const note of notes) {
    content += `<rect class="band" x="0" y="${y}" width="${width}" height="28"/>`;
    put({ height: 32, svg: line(note, { y: 19, kind: 'on-band' }) });
  }
  put(lines(heading, { kind: 'heading', characters: 74, size: 28 }));
  let table = 0;
  let lastHeading = '';
  for (const block of blocks) {
    if (block.kind === 'drawing') put(figure(block.drawing));
    else if (block.kind === 'table') {
      const isNamed = block.title === lastHeading;
      put(drawTable(isNamed ? { ...block, title: '' } : block, tables[table++]?.columns ?? []));
    } else if (block.kind === 'heading') {
      lastHeading = block.text;
      put(lines(block.text, { kind: 'subheading', characters: 100, size: 24 }));
    } else put(lines(block.text, { kind: 'plain', characters: 140, size: LINE }));
  }
  const css = `<style>${TEXT_STYLE}${direction === 'rtl' ? RIGHT_TO_LEFT : ''}${style.replaceAll(/[<&]/g, '')}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + MARGIN}" width="${width}" height="${y + MARGIN}" role="img" aria-label="${escaped(heading)}">${css}<rect class="page" width="${width}" height="${y + MARGIN}"/>${content}</svg>`;
}

/** Every text begins at its right edge and ends where its column begins. */
const RIGHT_TO_LEFT = '.heading,.subheading,.name,.plain,.on-band{direction:rtl;text-anchor:end}';

const TEXT_STYLE = `text{font:13px ui-sans-serif,system-ui,sans-serif;fill:var(--ink)}.heading{font-size:22px;font-weight:650}.subheading{font-size:16px;font-weight:600}.name{fill:var(--quiet)}.on-band{fill:var(--on-band);font-weight:600}.band{fill:var(--band)}rect.page{fill:var(--page)}.rule{stroke:var(--sunk)}`;

const layout = ({ columns, rows }: PageTable) => {
  const widths = columns.map((name, column) => {
    const longest = Math.max(name.length, ...rows.map((cells) => cells[column]?.text.length ?? 0));
    const drawn = rows.some((cells) => (cells[column]?.drawings.length ?? 0) > 0) ? DRAWING_WIDTH : 0;
    return Math.min(longest, MAX_CHARACTERS) * CHARACTER + drawn + GAP;
  });
  return { columns: widths, width: widths.reduce((sum, width) => sum + width, 0) };
};

function drawTable({ title, columns, rows }: PageTable, widths: readonly number[]): Drawn {
  const starts = widths.map((_, column) => widths.slice(0, column).reduce((sum, width) => sum + width, 0));
  const end = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0);
  let y = 16;
  let svg = title === '' ? '' : line(title, { y, kind: 'name' });
  if (title !== '') y += LINE;
  for (const [column, name] of columns.entries()) svg += line(name, { x: starts[column] ?? 0, y, kind: 'name' });
  for (const cells of rows) {
    svg += `<line class="rule" x1="0" x2="${end}" y1="${y + 6}" y2="${y + 6}"/>`;
    y += LINE;
    const drawn = cells.map((cell, column) => drawCell(cell, starts[column] ?? 0, y));
    svg += drawn.map((cell) => cell.svg).join('');
    y += Math.max(...drawn.map(({ height }) => height), 0);
  }
  return { height: y + GAP, svg };
}

/** @returns the height beyond one line */
function drawCell({ text, drawings }: PageCell, x: number, y: number): Drawn {
  const bars = drawings
    .map((drawing) => nested(drawing, { x, y: y - 11, width: DRAWING_WIDTH - 8, height: 13 }))
    .join('');
  const from = x + (drawings.length > 0 ? DRAWING_WIDTH : 0);
  const wrapped = wrap(text, MAX_CHARACTERS);
  const svg = wrapped.map((part, index) => line(part, { x: from, y: y + index * 16 })).join('');
  return { height: Math.max(0, wrapped.length - 1) * 16, svg: bars + svg };
}

function figure(drawing: PageElement): Drawn {
  // Patterns that other drawings of the page use.
  if (drawing.attributes.class === 'defs')
    return { height: 0, svg: nested(drawing, { x: 0, y: 0, width: 0, height: 0 }) };
  const [, , width = WIDTH, height = 400] = (drawing.attributes.viewBox ?? '').split(' ').map(Number);
  const shown = Math.min(WIDTH, width);
  const tall = Math.round((shown * height) / width);
  return { height: tall + GAP, svg: nested(drawing, { x: 0, y: 0, width: shown, height: tall }) };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function nested({ attributes, children }: PageElement, box: Box): string {
  const { viewBox = '0 0 100 100', preserveAspectRatio = 'xMidYMid' } = attributes;
  const place = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return `<svg ${place.join(' ')} viewBox="${escaped(viewBox)}" preserveAspectRatio="${escaped(preserveAspectRatio)}" class="${escaped(attributes.class ?? '')}">${children.map(serialised).join('')}</svg>`;
}

function serialised(node: PageNode): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(serialised).join('')}</${node.tag}>`;
}

interface TextStyle {
  readonly kind: string;
  readonly characters: number;
  /** Of a line, px. */
  readonly size: number;
}

function lines(text: string, { kind, characters, size }: TextStyle): Drawn {
  const wrapped = wrap(text, characters);
  const svg = wrapped.map((part, index) => line(part, { y: size * (index + 1) - 4, kind })).join('');
  return { height: wrapped.length * size + 8, svg };
}

const line = (text: string, { x = 0, y, kind = 'plain' }: { x?: number; y: number; kind?: string }): string =>
  `<text x="${Math.round(x)}" y="${y}" class="${kind}">${escaped(text)}</text>`;

/** Lines of at most so many characters; a longer word is a line of its own. */
function wrap(text: string, characters: number): readonly string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ')) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= characters)
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  return wrapped;
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
/** Control characters are no XML. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '�')
    .replaceAll(/[<>&"]/g, (one) => ESCAPES[one] ?? one);
