import { refreshRegions } from '../../jobs/refresh-regions.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { type Command, print, readRegion, readWords, withServices } from './command.ts';

export const refresh: Command = {
  name: 'refresh',
  usage: '[--region R] [--json]',
  summary: 'Assesses regions now and stores their snapshots.',
  run: (words, config) => {
    const { values } = readWords(words, { region: { type: 'string' }, json: { type: 'boolean' } });
    const regions = values.region === undefined ? REGION_IDS : [readRegion(values.region)];
    return withServices(config, { exercise: values.exercise, about: 'evidence' }, async (services) => {
      const reports = await refreshRegions(regions, services.slot);
      for (const report of reports) {
        if (values.json === true) print(JSON.stringify(report));
        else
          print(
            `${report.regionId}: ${report.status === 'refused' ? `refused: ${report.broken.join('; ')}` : `${report.status} ${report.snapshotId}`}`,
          );
      }
      return reports.every((report) => report.status !== 'refused') ? 0 : 1;
    });
  },
};
