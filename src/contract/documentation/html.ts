/** Markup that is safe to send: everything in it was escaped or written by us. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

/** Markup with every value escaped that is not itself markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  const parts = strings.map((string, index) => {
    const value = values[index];
    return value === undefined ? string : string + written(value);
  });
  return new Html(parts.join(''));
}

/** Nothing. */
export const NOTHING = new Html('');

/** Prose with `code` in back quotes and paragraphs between empty lines. */
export function prose(text: string): Html {
  const paragraphs = text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);
  return html`${paragraphs}`;
}

/** One line of prose with `code` in back quotes. */
export function inline(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}

function written(value: Part): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map(({ text }) => text).join('');
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
