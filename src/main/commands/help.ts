import { PLANS } from '../../contract/conventions/plans.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Command } from './command.ts';
import { COMMAND_GROUPS } from './registry.ts';
import { wrapped } from './texts/layout.ts';

/** Roles run until Ctrl-C and take no arguments. */
export const ROLE_SUMMARIES = {
  start: 'Collects, assesses and serves in one process, until Ctrl-C.',
  serve: 'Serves what workers store in a shared DATABASE_URL.',
  worker: 'Collects and assesses into a shared DATABASE_URL.',
} as const satisfies Record<string, string>;

const isRole = (name: string): name is keyof typeof ROLE_SUMMARIES => Object.hasOwn(ROLE_SUMMARIES, name);

/** The first page: examples, and the name of every command. */
export function shortHelp(): string {
  const example = (line: string, what: string) => `  barograph ${line.padEnd(40)} ${what}`;
  return [
    'Barograph: snapshots of eight world regions, and the evidence behind every number.',
    '',
    'Usage: barograph COMMAND [arguments]        from a checkout: npm run cli -- COMMAND [arguments]',
    '',
    'Begin with',
    example('start', 'collect, assess and serve, until Ctrl-C'),
    example('show mena', 'the Middle East on one screen'),
    example('ask "Is the Strait of Hormuz open?"', 'an answer that cites its evidence'),
    example('explain mena maritimeAccess', 'why a number is what it is'),
    example('diff mena', 'what changed since the snapshot before'),
    example('calibration', 'how past forecasts scored'),
    example('doctor', 'what is wrong with this installation'),
    '',
    'Commands',
    ...COMMAND_GROUPS.map(({ title, commands }) =>
      wrapped(`  ${title}: ${commands.map(({ name }) => name).join(', ')}`, '    '),
    ),
    '',
    '  barograph help COMMAND      arguments and examples of one command',
    '  barograph help all          all commands with their arguments, regions and plans',
    '',
    'Every command prints text for people; --json prints JSON for programs.',
    'Exit codes: 0 success, 1 failure, 2 usage error.',
    '',
  ].join('\n');
}

/** Every command with its arguments, and the words that arguments may be. */
export function fullHelp(): string {
  const groups = COMMAND_GROUPS.map(({ title, commands }) => {
    const rows = commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}\n`);
    return `${title}\n\n${rows.join('')}`;
  });
  const roles = Object.entries(ROLE_SUMMARIES).map(([name, summary]) => `  barograph ${name}: ${summary}`);
  return `Usage: barograph COMMAND [arguments]; from a checkout: npm run cli -- COMMAND [arguments]

${groups.join('\n')}
Regions: ${REGION_IDS.join(', ')}.
${wrapped(`Feeds: ${FEED_CARDS.map(({ id }) => id).join(', ')}.`)}
Plans: ${PLANS.map(({ planKey }) => planKey).join(', ')}.
D is a UTC date such as 2024-01-31 or 2024-01-31T06:00:00Z.
Commands under Read, but for replay, ask a server instead of the store of this machine with --url URL (BAROGRAPH_URL), by
the key of --key - (standard input), --key-file FILE or BAROGRAPH_KEY. --profile NAME (BAROGRAPH_PROFILE) stands for both:
~/.config/barograph/profiles.yaml says \`NAME: {url: https://barograph.example, key-file: name.key}\`.
So do watch and the commands under Deliver events, which without it ask the running server of this DATA_DIR.
Every command also takes --json, and --exercise or --live for the world it works in, and prints that world to stderr.
Without it, a command works in the world of the running server of this DATA_DIR. If none is running it works in the live
world, and stops if only the exercise holds evidence. With FEEDS_PROXY set, collect, feeds test, backfill, refresh and
replay work in the live world.
Exit codes: 0 success, 1 failure, 2 usage error. Settings: .env.example.
Long-running:
${roles.join('\n')}
`;
}

/** Arguments and examples of one command. */
export function commandHelp({ name, usage, summary, examples, asksService, aliases = [] }: Command): string {
  return [
    wrapped(summary),
    '',
    wrapped(`Usage: barograph ${`${name} ${usage}`.trim()}`, '    '),
    ...(asksService === true
      ? ['       --url URL asks a server, by the key of --key - or --key-file FILE; --profile NAME a named one']
      : []),
    ...(usage.includes('--json') ? [] : ['       --json prints JSON']),
    ...(/ D\b/.test(usage) ? ['       D is a UTC date such as 2024-01-31 or 2024-01-31T06:00:00Z'] : []),
    ...(/REGION|--region R/.test(usage) ? [wrapped(`       Regions: ${REGION_IDS.join(', ')}`, '       ')] : []),
    ...(usage.includes('--plan') ? [`       Plans: ${PLANS.map(({ planKey }) => planKey).join(', ')}`] : []),
    ...(aliases.length === 0 ? [] : [`       Also: ${aliases.join(', ')}`]),
    '',
    'Examples',
    ...examples.map((line) => `  barograph ${line}`),
    '',
  ].join('\n');
}

/** The page of a role; undefined for another name. */
export const roleHelp = (name: string): string | undefined =>
  isRole(name)
    ? `${ROLE_SUMMARIES[name]}\n\nUsage: barograph ${name}\n       It takes no arguments: its settings are environment variables (.env.example).\n`
    : undefined;
