import { createRequestSender } from '../../src/jobs/outbound-request.ts';
import { runDeliveries } from '../../src/jobs/run-deliveries.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { idleParts } from '../kit/alerts/idle-parts.ts';
import { Timeline } from '../kit/alerts/timeline.ts';
import { createWatchedCalls } from '../kit/alerts/watched-calls.ts';
import { fakeClock } from '../kit/fake-clock.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { NOW } from '../kit/worlds.ts';
import type { FaultCase } from './fault-case.ts';

const MINUTE = 60_000;
const DESTINATIONS = 15;

interface Played {
  /** What is wrong: the queue cannot be read, or every receiver wants nothing more. */
  readonly fault: 'queue' | 'gone';
  readonly faultMinutes: number;
  readonly afterMinutes: number;
}

/** Real deliveries of a real store to receivers that are played, in a time that is driven: a minute a scrape. */
async function deliveriesAtFault({ fault, faultMinutes, afterMinutes }: Played): Promise<Timeline> {
  const client = await openStoreUnderTest();
  const { deliveries, destinations, events, feedStates } = await openStores(client);
  const time = fakeClock(NOW);
  const { clock, setTimer } = time;
  const metrics = createMetrics(false);
  const source = metrics.source({
    ...idleParts(clock),
    backlogs: { delivery: (now) => deliveries.waiting(now, false) },
  });
  let isBroken = false;
  let sentCount = 0;
  const { watched, atRest } = createWatchedCalls();
  const asked = <A extends readonly unknown[], T>(call: (...given: A) => Promise<T>) =>
    watched((...given: A) => {
      if (isBroken && fault === 'queue') return Promise.reject(new Error('the queue cannot be read'));
      return call(...given);
    });
  const running = runDeliveries({
    queue: { fanOut: asked(deliveries.fanOut), lease: asked(deliveries.lease), settle: asked(deliveries.settle) },
    eventLog: events,
    send: createRequestSender({
      post: async () => {
        sentCount += 1;
        return { status: 'answered', statusCode: isBroken ? 410 : 204 };
      },
      sealer: { seal: (secret) => secret, open: (sealed) => sealed },
      sign: ({ id }) => ({ 'webhook-id': id }),
      isExercise: false,
    }),
    clock,
    setTimer,
    random: () => 0.5,
    onError: (error) => {
      if (!isBroken) throw error;
    },
    onTried: metrics.deliveryTried,
    onDead: metrics.deliveryDead,
  });
  const minute = () => time.pass(MINUTE, atRest);
  const happen = (cause: string) => {
    const at = { happenedAt: clock.now(), recordedAt: clock.now() };
    const event = { type: 'feed.stale', subject: 'feed', cause, ...at, data: {} } as const;
    return feedStates.write({ feedId: cause, cursor: null, consecutiveFailures: 0 }, [event]);
  };
  const timeline = new Timeline(() => source.text());
  try {
    for (let n = 0; n < DESTINATIONS; n += 1) {
      const [destinationId, url] = [`d${n}`, `https://r${n}.example/`];
      await destinations.add({ destinationId, accountId: 'a', url, createdAt: NOW }, new Uint8Array(8), 99);
    }
    await happen('first');
    await timeline.well(3, minute);
    if (sentCount !== DESTINATIONS) throw new Error(`${sentCount} were sent before the fault`);
    isBroken = true;
    await happen('second');
    await timeline.fault(faultMinutes, minute);
    isBroken = false;
    await timeline.well(afterMinutes, minute);
    return timeline;
  } finally {
    await running.stop();
    await client.close();
  }
}

/** The store refuses the calls of the queue: events are neither queued nor sent. */
const deliveriesWait: FaultCase = {
  alert: 'BarographDeliveriesWait',
  firing: [{}],
  play: () => deliveriesAtFault({ fault: 'queue', faultMinutes: 34, afterMinutes: 3 }),
};

/** Every receiver answers that it wants nothing more. */
const deliveriesDead: FaultCase = {
  alert: 'BarographDeliveriesDead',
  firing: [{}],
  play: () => deliveriesAtFault({ fault: 'gone', faultMinutes: 4, afterMinutes: 65 }),
};

export const DELIVERY_FAULTS: readonly FaultCase[] = [deliveriesWait, deliveriesDead];
