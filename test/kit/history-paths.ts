import { recordingPath } from './recordings.ts';

/** Files of real history and recordings beside the project; absent ones are left out. */
export interface HistoryPaths {
  readonly transits?: string;
  readonly brent?: string;
  readonly wti?: string;
  readonly violence: readonly string[];
  /** Recorded exports, named by their stamp. */
  readonly exports: readonly string[];
}

const VIOLENCE = [
  'ucdp_events_india.csv',
  'ucdp_mexico.csv.gz',
  'ucdp_myanmar.csv.gz',
  'ucdp_central_african_republic_v23_1.csv.gz',
  'ucdp_ged191_syria_2016_2019.csv.gz',
];
const EXPORTS = ['20151027220000.export.CSV', '20180101000000.export.CSV', '20180326044500.export.CSV'];

/** Whatever history is installed. @throws when some is absent although REQUIRE_RECORDINGS=1 */
export function historyPaths(): HistoryPaths {
  const transits = recordingPath('history', 'maritime', 'portwatch_4_chokepoints_by_class.csv');
  const brent = recordingPath('history', 'markets', 'brent-daily.csv');
  const wti = recordingPath('history', 'markets', 'wti-daily.csv');
  return {
    ...(transits === undefined ? {} : { transits }),
    ...(brent === undefined ? {} : { brent }),
    ...(wti === undefined ? {} : { wti }),
    violence: present(VIOLENCE.map((name) => recordingPath('history', 'conflict', name))),
    exports: present(EXPORTS.map((name) => recordingPath('recordings', 'gdelt', name))),
  };
}

function present(paths: readonly (string | undefined)[]): readonly string[] {
  return paths.filter((path) => path !== undefined);
}
