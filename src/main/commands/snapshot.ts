import { snapshotOfBody } from '../../assessment/assemble-snapshot.ts';
import { type Command, parseArguments, print, readRegion, withServices } from './command.ts';

export const snapshotShow: Command = {
  name: 'snapshot show',
  usage: 'REGION',
  summary: 'Shows the latest stored snapshot of a region as JSON.',
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, {}, 1);
    const regionId = readRegion('the region', positionals[0]);
    return withServices(config, { named: values, about: 'service' }, async ({ stores }) => {
      const stored = await stores.snapshots.latest(regionId);
      if (stored === undefined) {
        process.stderr.write(`No snapshot of ${regionId} is stored: run \`refresh --region ${regionId}\`\n`);
        return 1;
      }
      print(JSON.stringify(JSON.parse(snapshotOfBody(new TextDecoder().decode(stored.body))), null, 2));
      return 0;
    });
  },
};
