import { CommandFailure } from '../command-error.ts';
import type { Ask } from './asked-service.ts';
import { type Command, parseArguments, print, readInstant, readRegion } from './command.ts';
import { answerOf, inputOf } from './read-command.ts';
import { SERVICE_OPTIONS } from './remote-service.ts';
import { snapshotText } from './texts/snapshot-text.ts';
import { withService } from './with-service.ts';

export const show: Command = {
  name: 'show',
  aliases: ['snapshot show'],
  usage: 'REGION [--at D] [--json]',
  summary:
    'Shows the latest snapshot of a region, or that of an instant: headline, regime, axes, scenarios, triggers, corridors.',
  examples: ['show mena', 'show mena --at -1d', 'show mena --json'],
  asksService: true,
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { ...SERVICE_OPTIONS, at: { type: 'string' } }, 1);
    const regionId = readRegion('the region', positionals[0]);
    const { at } = values;
    const instant = at === undefined || at.startsWith('-') ? at : String(readInstant('--at', at));
    return withService(values, config, async (ask) => {
      const { snapshot } = await snapshotOf(ask, regionId, instant);
      print(values.json === true ? JSON.stringify(snapshot, null, 2) : snapshotText(snapshot));
      return 0;
    });
  },
};

async function snapshotOf(ask: Ask, regionId: string, at: string | undefined) {
  if (at !== undefined) {
    const input = inputOf('getRegionalSnapshotAt', { region_id: regionId, at }, { at: { parameter: 'at' } });
    return answerOf('getRegionalSnapshotAt', await ask('getRegionalSnapshotAt', input));
  }
  const result = await ask('getRegionalSnapshot', inputOf('getRegionalSnapshot', { region_id: regionId }));
  if (!result.ok && result.failure.code === 'snapshot_not_ready')
    throw new CommandFailure(`No snapshot of ${regionId} is stored: run \`refresh --region ${regionId}\``);
  return answerOf('getRegionalSnapshot', result);
}
