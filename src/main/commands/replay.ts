import { once } from 'node:events';
import { snapshotOfBody } from '../../assessment/assemble-snapshot.ts';
import { shortDate } from '../../assessment/english.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { observationWindow } from '../../jobs/observation-window.ts';
import { replayRegion, WARM_UP_MS } from '../../jobs/replay-region.ts';
import { snapshotInBody } from '../../operations/stored-body.ts';
import type { ObservationStore } from '../../ports/observation-store.ts';
import { EvidenceExpired } from '../../ports/retention.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import { type Command, parseArguments, readInstant, readRegion, withServices } from './command.ts';
import { createProgress } from './progress.ts';
import { replayLine } from './texts/list-texts.ts';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['6h', 6 * HOUR_MS],
  ['1d', DAY_MS],
]);

export const replay: Command = {
  name: 'replay',
  usage: '--region R --from D --to D [--step 6h|1d] [--events] [--json]',
  summary:
    'Recomputes a period without storing: a line per --step (1d); --json prints snapshots; --events adds event-driven ones.',
  examples: [
    'replay --region mena --from 2023-12-01 --to 2024-02-29',
    'replay --region mena --from 2023-12-01 --to 2024-02-29 --json > mena.jsonl',
  ],
  run: async (words, config) => {
    const { values } = parseArguments(words, {
      region: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      step: { type: 'string' },
      events: { type: 'boolean' },
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
    return withServices(
      config,
      { named: values, about: 'evidence', reads: true },
      async ({ stores, narrate, label }) => {
        if (!(await holdsObservations(stores.observations, span)))
          throw new CommandFailure(
            `the store has no evidence from before ${shortDate(span.to)}: \`collect\` or \`backfill\` reads some first`,
          );
        const progress = createProgress(`Replaying ${span.regionId}`);
        const onStep = (done: number, total: number) => progress.step(done, total);
        try {
          for await (const body of replayRegion(span, { observations: stores.observations, narrate, label, onStep })) {
            const line =
              values.json === true ? snapshotOfBody(body) : replayLine(snapshotInBody({ body: encoded(body) }));
            if (process.stdout.isTTY) progress.end();
            if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
          }
          return 0;
        } catch (error) {
          if (!(error instanceof EvidenceExpired)) throw error;
          const from = new Date(error.keptSince + WARM_UP_MS).toISOString();
          throw new CommandFailure(
            `${error.message}; the earliest replay starts ${WARM_UP_MS / DAY_MS} days later: --from ${from}`,
          );
        } finally {
          progress.end();
        }
      },
    );
  },
};

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whether anything that the last instant of the span reads is known by then. */
async function holdsObservations(observations: ObservationStore, { to }: { readonly to: number }): Promise<boolean> {
  const found = await observations.read({ ...observationWindow(to, to), revisions: 'latest' });
  return found.length > 0;
}
