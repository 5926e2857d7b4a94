import { wrapped } from './layout.ts';

/** Markdown of an analysis as text for a terminal: no marks, wrapped lines. */
export function markdownText(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => {
      const heading = /^#+ (.*)$/.exec(line)?.[1];
      if (heading !== undefined) return `${heading}\n${'─'.repeat(heading.length)}`;
      return wrapped(withoutMarks(line), line.startsWith('- ') ? '  ' : '');
    })
    .join('\n');
}

/** The first section of second level, and the headings of the others. */
export function firstSection(markdown: string): { readonly text: string; readonly others: readonly string[] } {
  const [first = '', ...rest] = markdown.split(/\n(?=## )/);
  return { text: first.trimEnd(), others: rest.map((section) => section.split('\n')[0]?.replace(/^## /, '') ?? '') };
}

const withoutMarks = (line: string): string =>
  line
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g, '$1')
    .replace(/\[\^(\d+)\]/g, '[$1]')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_[\]<>#|~!])/g, '$1');
