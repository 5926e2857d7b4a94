import type { PageBlock, PageCell, PageTable } from './page-blocks.ts';

/**
 * A page as Markdown. Text of sources cannot become markup: what could begin some is escaped.
 * @param notes lines above the heading, such as that the world is invented
 */
export function twinMarkdown(heading: string, blocks: readonly PageBlock[], notes: readonly string[]): string {
  const top = [...notes.map((note) => `**${escaped(note)}**`), `# ${escaped(heading)}`];
  const parts = [...top, ...blocks.map(written)].filter((part) => part !== '');
  let text = '';
  for (const [index, part] of parts.entries()) {
    const isList = part.startsWith('- ') && (parts[index - 1] ?? '').startsWith('- ');
    text += `${index === 0 ? '' : isList ? '\n' : '\n\n'}${part}`;
  }
  return `${text}\n`;
}

function written(block: PageBlock): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${escaped(block.text)}`;
  if (block.kind === 'text') return escaped(block.text);
  if (block.kind === 'item') return `- ${escaped(block.text)}`;
  if (block.kind === 'drawing') return block.text === '' ? '' : `*${escaped(block.text)}*`;
  return table(block);
}

function table({ columns, rows }: PageTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(escaped)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(row.map(cellText))),
  ].join('\n');
}

const cellText = ({ text, link }: PageCell): string =>
  link === undefined ? escaped(text) : `[${escaped(text)}](<${link.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
