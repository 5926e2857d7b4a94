import { type RefreshReport, refreshRegions } from '../../jobs/refresh-regions.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { type Command, parseArguments, printEach, readRegion, withClockSync } from './command.ts';

export const refresh: Command = {
  name: 'refresh',
  usage: '[--region R] [--json]',
  summary: 'Assesses regions now and stores their snapshots.',
  examples: ['refresh', 'refresh --region mena'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { region: { type: 'string' }, json: { type: 'boolean' } });
    const regions = values.region === undefined ? REGION_IDS : [readRegion('--region', values.region)];
    return withClockSync(config, { named: values, about: 'evidence' }, async (services) => {
      const reports = await refreshRegions(regions, services.slot);
      printEach(reports, values.json, line);
      return reports.every((report) => report.status !== 'refused') ? 0 : 1;
    });
  },
};

const WORDS = {
  stored: 'stored',
  already_stored: 'already stored',
  overtaken: 'not stored, as a later snapshot was meanwhile:',
  ahead_of_clock: 'not stored, as the clock of this machine is ahead of the store:',
} as const;

function line(report: RefreshReport): string {
  if (report.status === 'refused') return `${report.regionId}: rejected, not stored: ${report.broken.join('; ')}`;
  return `${report.regionId}: ${WORDS[report.status]} ${report.snapshotId}`;
}
