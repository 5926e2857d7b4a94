import { snapshotOfBody } from '../../assessment/assemble-snapshot.ts';
import { snapshotInBody } from '../../operations/stored-body.ts';
import { CommandFailure } from '../command-error.ts';
import { type Command, parseArguments, print, readRegion, withServices } from './command.ts';
import { snapshotText } from './texts/snapshot-text.ts';

export const show: Command = {
  name: 'show',
  aliases: ['snapshot show'],
  usage: 'REGION [--json]',
  summary: 'Shows the latest snapshot of a region: headline, regime, axes, scenarios, triggers, corridors.',
  examples: ['show mena', 'show mena --json'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const regionId = readRegion('the region', positionals[0]);
    const reach = { named: values, about: 'service', reads: true } as const;
    return withServices(config, reach, async ({ stores }) => {
      const stored = await stores.snapshots.latest(regionId);
      if (stored === undefined)
        throw new CommandFailure(`No snapshot of ${regionId} is stored: run \`refresh --region ${regionId}\``);
      if (values.json !== true) print(snapshotText(snapshotInBody(stored)));
      else print(JSON.stringify(JSON.parse(snapshotOfBody(new TextDecoder().decode(stored.body))), null, 2));
      return 0;
    });
  },
};
