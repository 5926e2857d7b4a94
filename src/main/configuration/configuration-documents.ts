import { VARIABLES } from './schema.ts';
import { GROUPS, type Variable } from './variable.ts';

const LINE_LENGTH = 120;

/** `.env.example`: lines that are set hold the default, commented ones an example. */
export function envExample(): string {
  const head = comment(
    'Printed from src/main/configuration/schema.ts by scripts/print-configuration.mjs. Lines that are set hold the default, commented ones an example. The program reads no file: load yours yourself, e.g. `set -a; . ./.env; set +a; npm start`.',
  );
  const groups = GROUPS.map((group) => [`# ${group}`, ...inGroup(group).map(exampleOf)].join('\n\n'));
  return `${[head, ...groups].join('\n\n')}\n`;
}

function exampleOf(variable: Variable<unknown>): string {
  const fallback = defaultOf(variable);
  const line = fallback === undefined ? `#${variable.name}=${variable.example ?? ''}` : `${variable.name}=${fallback}`;
  const text = `${variable.description}. Accepted: ${variable.rule}.`.replaceAll('`', '');
  return `${comment(text)}\n${line}`;
}

const comment = (text: string): string =>
  text.replace(new RegExp(`(.{1,${LINE_LENGTH - 2}})(?: |$)`, 'g'), '# $1\n').trimEnd();

/** docs/configuration.md. */
export function configurationPage(): string {
  const sections = GROUPS.map((group) =>
    [
      `## ${group}`,
      '',
      '| Variable | Description | Accepted | Default |',
      '|---|---|---|---|',
      ...inGroup(group).map(rowOf),
    ].join('\n'),
  );
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `# Configuration

The program reads these environment variables once, at the start, and no file: [.env.example](../.env.example) can be loaded by a shell. White space around a value is ignored, and an empty value counts as absent. A rejected value ends the program with exit code 2 and the name of the variable. \`npm run cli -- config check\` prints what is in force, without secrets.

This page is printed from \`src/main/configuration/schema.ts\` by \`node scripts/print-configuration.mjs\`.`;

function rowOf(variable: Variable<unknown>): string {
  const fallback = defaultOf(variable);
  const shown = variable.fallbackText ?? (fallback === undefined ? 'none' : `\`${fallback}\``);
  const secret = variable.secrecy === 'hidden' ? '. Secret' : '';
  const cells = [`\`${variable.name}\``, `${variable.description}${secret}`, variable.rule, shown];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const inGroup = (group: string): readonly Variable<unknown>[] =>
  VARIABLES.filter((variable) => variable.group === group);

/** A default that can be written as text; undefined for none. */
function defaultOf({ fallback }: Variable<unknown>): string | undefined {
  return typeof fallback === 'string' || typeof fallback === 'number' ? String(fallback) : undefined;
}
