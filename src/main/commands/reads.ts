import { createAssessmentQueue } from '../../operations/assessment-queue.ts';
import { createAssessor } from '../../operations/assessor.ts';
import { diffRegionalSnapshots } from '../../operations/diff-regional-snapshots.ts';
import { explainRegionalSnapshot } from '../../operations/explain-regional-snapshot.ts';
import { getCalibration } from '../../operations/get-calibration.ts';
import { getRegimeHistory } from '../../operations/get-regime-history.ts';
import { getRegionalSnapshotAt } from '../../operations/get-regional-snapshot-at.ts';
import { listEvidence } from '../../operations/list-evidence.ts';
import { listForecasts } from '../../operations/list-forecasts.ts';
import { listRegionalSnapshots } from '../../operations/list-regional-snapshots.ts';
import { listRegions } from '../../operations/list-regions.ts';
import { createSnapshotCache } from '../../operations/snapshot-cache.ts';
import type { Services } from '../open-services.ts';
import { systemClock } from '../system-clock.ts';
import { systemTimer } from '../system-timer.ts';
import type { Command } from './command.ts';
import { readCommand } from './read-command.ts';

const region = { parameter: 'region_id' } as const;
const instant = (parameter: string) => ({ parameter, isDate: true }) as const;
const paged = { limit: { parameter: 'limit' }, cursor: { parameter: 'cursor' } } as const;

export const parts = ({ stores }: Services) => ({
  history: stores.snapshots,
  setTimer: systemTimer,
  clock: systemClock,
});

export const queue = ({ observationsAt, label, narrate }: Services) =>
  createAssessmentQueue({ observationsAt, assessor: createAssessor({ label, narrate }), setTimer: systemTimer });

/** The reads of the service, as commands. */
export const READ_COMMANDS: readonly Command[] = [
  readCommand({
    operation: 'listRegions',
    name: 'regions list',
    usage: '',
    summary: 'Lists every region with its countries and the numbers of its latest snapshot.',
    options: {},
    handler: ({ stores }) => {
      // A command reads once and needs no notifications.
      const store = { ...stores.snapshots, watch: () => () => undefined };
      return listRegions({ snapshots: createSnapshotCache({ store, clock: systemClock, setTimer: systemTimer }) });
    },
  }),
  readCommand({
    operation: 'listRegionalSnapshots',
    name: 'snapshot list',
    usage: '--region R [--from D] [--to D] [--limit N] [--cursor C]',
    summary: 'Lists the stored snapshots of a region with their numbers, newest first.',
    options: { region, from: instant('from'), to: instant('to'), ...paged },
    handler: (services) => listRegionalSnapshots(parts(services)),
  }),
  readCommand({
    operation: 'getRegionalSnapshotAt',
    name: 'snapshot at',
    usage: '--region R --at D',
    summary: 'Prints the snapshot of a region as of an instant, byte for byte as it was served then.',
    options: { region, at: instant('at') },
    asStored: true,
    handler: (services) => getRegionalSnapshotAt(parts(services)),
  }),
  readCommand({
    operation: 'diffRegionalSnapshots',
    name: 'snapshot diff',
    usage: '--region R --from D [--to D]',
    summary: 'Lists the changes between two snapshots of a region and their evidence.',
    options: { region, from: instant('from'), to: instant('to') },
    handler: (services) => diffRegionalSnapshots(parts(services)),
  }),
  readCommand({
    operation: 'explainRegionalSnapshot',
    name: 'snapshot explain',
    usage: '--region R --pointer P [--at D]',
    summary: 'Explains one value of a snapshot; P is a JSON Pointer such as /balance/netBalance.',
    options: { region, pointer: { parameter: 'pointer' }, at: instant('at') },
    handler: (services) => explainRegionalSnapshot({ ...parts(services), queue: queue(services) }),
  }),
  readCommand({
    operation: 'getRegimeHistory',
    name: 'regime history',
    usage: '--region R [--limit N] [--cursor C]',
    summary: 'Lists the regimes of a region, newest first.',
    options: { region, ...paged },
    handler: (services) => getRegimeHistory(parts(services)),
  }),
  readCommand({
    operation: 'listEvidence',
    name: 'evidence list',
    usage: '--region R [--at D] [--type T] [--source S] [--theater T] [--corridor C] [--limit N] [--cursor C]',
    summary: 'Lists the evidence behind a snapshot and what cites it.',
    options: {
      region,
      at: instant('at'),
      type: { parameter: 'type' },
      source: { parameter: 'source' },
      theater: { parameter: 'theater' },
      corridor: { parameter: 'corridor' },
      ...paged,
    },
    handler: (services) => listEvidence(parts(services)),
  }),
  readCommand({
    operation: 'getCalibration',
    name: 'calibration',
    usage: '[--region R] [--horizon 24h|7d|30d] [--model-version V]',
    summary:
      'Prints the calibration of the published lane probabilities: scores, references, reliability, voids, pending.',
    options: { region, horizon: { parameter: 'horizon' }, 'model-version': { parameter: 'model_version' } },
    handler: ({ stores }) => getCalibration({ ledger: stores.forecasts, setTimer: systemTimer }),
  }),
  readCommand({
    operation: 'listForecasts',
    name: 'forecasts list',
    usage: '[--region R] [--horizon 24h|7d|30d] [--status pending|scored|void] [--limit N] [--cursor C]',
    summary: 'Lists the sealed lane sets with their hashes and outcomes, newest first.',
    options: { region, horizon: { parameter: 'horizon' }, status: { parameter: 'status' }, ...paged },
    handler: ({ stores }) => listForecasts({ ledger: stores.forecasts, setTimer: systemTimer }),
  }),
];
