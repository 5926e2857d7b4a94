import { counted } from '../../assessment/english.ts';
import { type ResolveReport, settleForecasts } from '../../jobs/resolve-forecasts.ts';
import type { LedgerHead } from '../../ports/forecast-ledger.ts';
import { verifyForecasts, verifyResolutions } from '../../stores/forecast-chain.ts';
import type { ChainVerdict } from '../../stores/hash-chain.ts';
import { CommandError } from '../command-error.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, parseArguments, print, withClockSync, withServices } from './command.ts';

export const forecastsVerify: Command = {
  name: 'forecasts verify',
  usage: '[--head H] [--resolutions-head H] [--json]',
  summary: 'Recomputes both chains of the forecast ledger, names the first mismatching entry and prints the heads.',
  examples: ['forecasts verify'],
  run: async (words, config) => {
    const { values } = parseArguments(words, {
      head: { type: 'string' },
      'resolutions-head': { type: 'string' },
      json: { type: 'boolean' },
    });
    const noted = readHead('--head', values.head);
    const notedResolutions = readHead('--resolutions-head', values['resolutions-head']);
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores, folder }) => {
      const { forecasts: ledger } = stores;
      const world = folder.name;
      const forecasts = await verifyForecasts(every(ledger.forecasts), noted, world);
      const resolutions = await verifyResolutions(every(ledger.resolutions), notedResolutions);
      if (values.json === true) print(JSON.stringify({ world, forecasts, resolutions }));
      else {
        print(`world ${world}`);
        print(`forecasts ${chainLine(forecasts)}`);
        print(`resolutions ${chainLine(resolutions)}`);
        print(ADVICE);
      }
      return forecasts.status === 'intact' && resolutions.status === 'intact' ? 0 : 1;
    });
  },
};

export const forecastsResolve: Command = {
  name: 'forecasts resolve',
  usage: '[--json]',
  summary: 'Scores every sealed lane set whose outcome is known from the stored deaths, as the server does once a day.',
  examples: ['forecasts resolve'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    return withClockSync(config, { named: values, about: 'service' }, async ({ stores }) => {
      const report = await settleForecasts({ ...stores, clock: systemClock });
      print(values.json === true ? JSON.stringify(report) : line(report));
      return 0;
    });
  },
};

/** The hashes hold no secret, so a chain alone does not reveal truncation. */
const ADVICE = 'Store the heads elsewhere: `--head` and `--resolutions-head` then detect truncation, too.';

const PAGE_LENGTH = 500;

/** Every entry of a chain, read page by page. */
async function* every<Entry extends { readonly seq: number }>(
  read: (page: { readonly afterSeq: number; readonly limit: number }) => Promise<readonly Entry[]>,
): AsyncGenerator<Entry> {
  for (let afterSeq = 0; ; ) {
    const page = await read({ afterSeq, limit: PAGE_LENGTH });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    afterSeq = last.seq;
  }
}

function chainLine(verdict: ChainVerdict): string {
  if (verdict.status === 'broken') return `broken at entry ${verdict.seq}: ${verdict.problem}`;
  if (verdict.head === undefined) return 'intact: no entries yet';
  return `intact: ${counted(verdict.count, 'entry', 'entries')}, head ${verdict.head.seq}:${verdict.head.hash}`;
}

const line = ({ scoredCount, voidCount, waitingCount }: ResolveReport): string =>
  `scored ${counted(scoredCount, 'set')}, void ${voidCount}; ${waitingCount} ended and awaiting data`;

function readHead(name: string, text: string | undefined): LedgerHead | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined || Number(seq) === 0)
    throw new CommandError(`${name} must be a head printed by forecasts verify, such as 12:<64 hex digits>`);
  return { seq: Number(seq), hash };
}
