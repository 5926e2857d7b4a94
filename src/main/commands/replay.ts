import { once } from 'node:events';
import { snapshotOfBody } from '../../assessment/assemble-snapshot.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { replayRegion, WARM_UP_MS } from '../../jobs/replay-region.ts';
import { EvidenceExpired } from '../../ports/retention.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, readInstant, readRegion, withServices } from './command.ts';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['6h', 6 * HOUR_MS],
  ['1d', DAY_MS],
]);

export const replay: Command = {
  name: 'replay',
  usage: '--region R --from D --to D [--step 6h|1d] [--events] [--json]',
  summary: 'Replays without storing: one JSON snapshot per line, one per --step (1d); --events adds event-driven ones.',
  run: async (words, config) => {
    const { values } = parseArguments(words, {
      region: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      step: { type: 'string' },
      events: { type: 'boolean' },
      // Accepted for uniformity; a snapshot is JSON anyway.
      json: { type: 'boolean' },
    });
    const stepMs = STEPS.get(values.step ?? '1d');
    if (stepMs === undefined) throw new CommandError('--step must be 6h or 1d');
    const span = {
      regionId: readRegion('--region', values.region),
      from: readInstant('--from', values.from),
      to: readInstant('--to', values.to),
      stepMs,
      showsEvents: values.events === true,
    };
    if (span.from > span.to) throw new CommandError('--from must not be after --to');
    return withServices(config, { named: values, about: 'evidence' }, async ({ stores, narrate, label }) => {
      try {
        for await (const body of replayRegion(span, { observations: stores.observations, narrate, label })) {
          if (!process.stdout.write(`${snapshotOfBody(body)}\n`)) await once(process.stdout, 'drain');
        }
        return 0;
      } catch (error) {
        if (!(error instanceof EvidenceExpired)) throw error;
        const from = new Date(error.keptSince + WARM_UP_MS).toISOString();
        process.stderr.write(
          `${error.message}; the earliest replay starts ${WARM_UP_MS / DAY_MS} days later: --from ${from}\n`,
        );
        return 1;
      }
    });
  },
};
