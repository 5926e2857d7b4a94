import { randomBytes } from 'node:crypto';
import { barographCatalogue } from '../../mcp/barograph-catalogue.ts';
import type { Ask } from '../../mcp/catalogue.ts';
import { createDispatcher } from '../../mcp/create-dispatcher.ts';
import type { WorldName } from '../../ports/world.ts';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { askServer } from '../mcp-stdio/ask-server.ts';
import { askStore } from '../mcp-stdio/ask-store.ts';
import { serveLines } from '../mcp-stdio/serve-lines.ts';
import { openAnalysts } from '../open-analysts.ts';
import { readPrivateFile } from '../private-file.ts';
import { runningServer } from '../running-server.ts';
import { systemClock } from '../system-clock.ts';
import { VERSION } from '../version.ts';
import { worldFolder } from '../world-folder.ts';
import { type Command, parseArguments, withServices } from './command.ts';
import { localHandlers, storedSnapshots } from './local-service.ts';
import { NO_TIMER } from './no-caller.ts';
import { profileOf } from './profiles.ts';

const OPTIONS = { url: { type: 'string' }, profile: { type: 'string' }, 'key-file': { type: 'string' } } as const;

/** The agent protocol for a program that starts this one: it asks a server, or without one the store. */
export const mcp: Command = {
  name: 'mcp',
  usage: '[--url URL] [--profile NAME] [--key-file FILE]',
  summary: 'Serves the Model Context Protocol on standard input and output, for agents on this machine.',
  examples: ['mcp', 'mcp --url https://barograph.example --key-file key.txt'],
  run: async (words, config) => {
    const { values } = parseArguments(words, OPTIONS);
    // As with BAROGRAPH_URL, what is usual elsewhere is not meant here.
    const { profile: _, ...withoutUsual } = config;
    const profile = await profileOf(values, withoutUsual);
    const keyFile = values['key-file'] ?? profile?.keyFile;
    const named = values.url ?? profile?.url;
    if (named !== undefined) {
      const url = originOf(named);
      await serve(askingServer(url, await keyIn(keyFile)), 'live', url);
      return 0;
    }
    const running = await runningServer(config);
    if (running?.url !== undefined) {
      const key = await keyIn(keyFile ?? worldFolder(config, running.world).firstKey);
      await serve(askingServer(running.url, key), running.world, running.url);
      return 0;
    }
    return serveStore(values, config);
  },
};

function serveStore(values: { readonly exercise?: boolean; readonly live?: boolean }, config: Config): Promise<number> {
  const named = { exercise: values.exercise === true, live: values.live === true };
  return withServices(config, { named, about: 'service', reads: true }, async (services) => {
    const snapshots = storedSnapshots(services);
    const { answering } = openAnalysts(config, services, { snapshots, setTimer: NO_TIMER });
    await serve(askStore(localHandlers(services, answering)), services.folder.name, '');
    return 0;
  });
}

function askingServer(url: string, key: string | undefined): Ask {
  const gone = new AbortController();
  process.stdin.once('end', () => gone.abort());
  return askServer({ url, key, signal: gone.signal });
}

async function serve(ask: Ask, world: WorldName, publicUrl: string): Promise<void> {
  const catalogue = barographCatalogue({ version: VERSION, world, publicUrl });
  // What is asked back belongs to this process, which lives as long as its client.
  const secret = randomBytes(32);
  await serveLines({
    input: process.stdin,
    write: (line) => process.stdout.write(line),
    dispatcher: () => createDispatcher(catalogue, ask, { secret, accountId: 'stdio', now: systemClock.now() }),
    onError: (error) => process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
  });
}

/** @throws CommandError on what is no address of a server */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new CommandError(`--url must be an http or https address: ${text}`);
  return url.origin;
}

/** @throws CommandError if the file is missing or not private */
async function keyIn(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const bytes = await readPrivateFile(path);
  if (bytes === undefined) throw new CommandError(`${path} does not exist`);
  return bytes.toString('utf8').trim();
}
