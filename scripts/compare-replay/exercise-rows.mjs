/** Far above what a loaded machine takes: a request that times out would leave rows out. */
const TIMEOUT_MS = 1_800_000;
/** Failures that the machine decides, not the simulator's answer. */
const MACHINE_FAILURES = ['timeout', 'aborted', 'unreachable', 'interrupted'];

/**
 * What every feed reads of the invented world: the sample of the past that a new service takes, then each feed polled with
 * its cursor at every instant, no more often than its card says. A row that repeats the last one of its record is left out.
 * @param instants epoch ms, ascending
 * @param plan `{anchorAt, seed}`, epoch ms and a whole number
 * @throws Error when a feed fails or a request times out: the rows would depend on the machine
 */
export async function exerciseRows(instants, { anchorAt, seed }, program) {
  let now = instants[0];
  const clock = { now: () => now };
  const simulator = await program.startExerciseSimulator({ clock, seed, anchorAt, host: '127.0.0.1', port: 0 });
  const fetcher = program.createFetcher({
    ...{ feedsProxy: simulator.url, userAgent: 'compare-replay', clock, random: () => 0 },
    hostRules: program.UNPACED,
  });
  const rows = [];
  const newest = new Map();
  const append = ({ id: feedId }, observations, knownAtOf) => {
    for (const read of observations) {
      const { recordId, metric, subject, ...content } = read;
      const key = JSON.stringify([feedId, recordId, metric, subject]);
      const text = JSON.stringify(content);
      if (newest.get(key) === text) continue;
      newest.set(key, text);
      rows.push({ ...read, feedId, knownAt: knownAtOf(read) });
    }
  };
  const collect = async (feed, request) => {
    const outcome = await feed.collect({ cursor: null, now, signal: AbortSignal.timeout(TIMEOUT_MS), ...request });
    if (outcome.status === 'failed') throw new Error(`${feed.card.id}: ${outcome.reason}`);
    return { ...outcome, observations: outcome.status === 'read' ? outcome.observations : [] };
  };
  try {
    let machineFailure;
    const fetchBytes = async (request) => {
      const result = await fetcher.fetchBytes({ ...request, timeoutMs: TIMEOUT_MS });
      // A feed may keep what it had read by then, so that its own outcome does not show it.
      if (result.status === 'failed' && MACHINE_FAILURES.includes(result.kind)) machineFailure = result.reason;
      return result;
    };
    const feeds = program.createFeeds(fetchBytes);
    for (const feed of feeds) {
      const { baselineSample, publicationLagMs } = feed.card;
      for (const span of baselineSample === undefined ? [] : program.sampleSpans(baselineSample, now)) {
        const { observations } = await collect(feed, { span });
        append(feed.card, observations, ({ observedAt }) => Math.min(now, observedAt + publicationLagMs));
      }
    }
    const polled = new Map();
    for (const instant of instants) {
      now = instant;
      for (const feed of feeds) {
        const last = polled.get(feed.card.id);
        if (last !== undefined && now - last.at < feed.card.cadenceMs) continue;
        const { observations, cursor } = await collect(feed, { cursor: last?.cursor ?? null });
        polled.set(feed.card.id, { at: now, cursor });
        append(feed.card, observations, () => now);
      }
    }
    if (machineFailure !== undefined) throw new Error(`a request failed, run again: ${machineFailure}`);
    return rows;
  } finally {
    await fetcher.close();
    await simulator.close();
  }
}
