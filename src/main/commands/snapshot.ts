import { type Command, CommandError, print, readRegion, readWords, withServices } from './command.ts';

export const snapshotShow: Command = {
  name: 'snapshot show',
  usage: 'REGION',
  summary: 'Shows the latest stored snapshot of a region as JSON.',
  run: (words, config) => {
    const { values, positionals } = readWords(words, {});
    if (positionals.length !== 1) throw new CommandError('snapshot show takes one region');
    const regionId = readRegion(positionals[0]);
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores }) => {
      const stored = await stores.snapshots.latest(regionId);
      if (stored === undefined) {
        process.stderr.write(`no snapshot of ${regionId} is stored yet\n`);
        return 1;
      }
      print(JSON.stringify(JSON.parse(new TextDecoder().decode(stored.body)), null, 2));
      return 0;
    });
  },
};
