/** Longer output is cut. */
const MAX_LINES = 48;

const INTRODUCTION = `# Transcript of the command line

A walk in the exercise world, which is invented. \`node scripts/print-cli-transcript.mjs > docs/cli-transcript.md\` runs every line again and prints this page; it stops at a wrong exit code or a stack trace. Lines that end with another exit code than 0 say so. [Command line](cli.md) lists all commands.

The server runs meanwhile: commands work in its world and say so on stderr. That line is shown once.
`;

/**
 * @param {readonly { title: string, runs: readonly { line: string, text: string, code: number }[] }[]} parts
 * @param {string} folder of the walk: it is not part of the page
 */
export function renderTranscript(parts, folder) {
  let isWorldShown = false;
  const sections = parts.map(({ title, runs }) => {
    const blocks = runs.map(({ line, text, code }) => {
      const shown = isWorldShown ? text.replace(/^working in the EXERCISE world of the running server\n/gm, '') : text;
      isWorldShown ||= shown !== text || text.includes('working in the EXERCISE world');
      const lines = plain(shown, folder).trimEnd().split('\n');
      const cut =
        lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… ${lines.length - MAX_LINES} more lines`] : lines;
      return [`$ barograph ${line}`.trimEnd(), ...cut, ...(code === 0 ? [] : [`[exit code ${code}]`])].join('\n');
    });
    return `## ${title}\n\n\`\`\`\n${blocks.join('\n\n')}\n\`\`\`\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** Without the folder of the walk and without secrets. */
const plain = (text, folder) =>
  text
    .replaceAll(`${folder}/`, '')
    .replaceAll(folder, '.')
    .replace(/(baro_live_[0-9A-Za-z]{8})_[0-9A-Za-z_-]+/g, '$1_…');
