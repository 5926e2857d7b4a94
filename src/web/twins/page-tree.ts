/** An element of a page, or a text in it. */
export type PageNode = PageElement | string;

export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

interface OpenElement extends PageElement {
  readonly children: PageNode[];
}

const PIECE = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
/** HTML elements without an end tag. */
const VOID = ['br', 'hr', 'img', 'input', 'meta', 'link'];
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * The tree of what our own renderer wrote: every attribute in double quotes, every element closed, text without `<`. It is not
 * for HTML of others.
 * @throws Error on an end tag without its begin
 */
export function pageTree(html: string): PageElement {
  const root: OpenElement = { tag: 'page', attributes: {}, children: [] };
  const open = [root];
  for (const [, end = '', tag = '', attributes = '', closed = '', text] of html.matchAll(PIECE)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decoded(text));
    else if (end === '/') {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> without its begin`);
    } else {
      const element: OpenElement = { tag, attributes: attributesIn(attributes), children: [] };
      parent.children.push(element);
      if (closed === '' && !VOID.includes(tag)) open.push(element);
    }
  }
  return root;
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

const decoded = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|amp|#39);/g, (one) => ENTITIES[one] ?? one);

/** Text without what is drawn: drawings say in a sentence or a table what they show. White space is one space. */
export function textOf(node: PageNode): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: PageNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'svg' || node.tag === 'form') return '';
  if (node.tag === 'br') return ' ';
  if (node.tag === 'ul') return ` ${elementsOf(node, ['li']).map(textOf).join('; ')} `;
  // A part of its own line on the page has no white space before it.
  const inner = node.children.reduce<string>((text, child) => {
    const more = rawText(child);
    const isApart =
      typeof child !== 'string' &&
      /[\p{L}\d%\u200E\u2069]$/u.test(text) &&
      /^[\p{Lu}\p{Script=Arabic}\u2066]/u.test(more);
    return `${text}${isApart ? ' ' : ''}${more}`;
  }, '');
  return BLOCKS.includes(node.tag) ? ` ${inner} ` : inner;
}

const BLOCKS = ['p', 'div', 'li', 'dt', 'dd', 'td', 'th', 'tr', 'blockquote', 'section', 'h2', 'h3', 'summary'];

/** All elements of some tags below a node, outermost first; none within one that is found. */
export function elementsOf(node: PageNode, tags: readonly string[]): readonly PageElement[] {
  if (typeof node === 'string') return [];
  return node.children.flatMap((child) =>
    typeof child !== 'string' && tags.includes(child.tag) ? [child] : elementsOf(child, tags),
  );
}
