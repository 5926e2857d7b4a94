/**
 * Mean wait of arrivals at random moments for one of some servers with one queue, by simulation (M/D/k).
 * @param servers how many, each of which takes `serviceSeconds` for one
 * @param perSecond how many arrive
 * @returns seconds; infinite where more arrive than can be served
 */
export function meanWait({ servers, serviceSeconds, perSecond, arrivals = 200_000, seed = 1 }) {
  if (perSecond * serviceSeconds >= servers) return Number.POSITIVE_INFINITY;
  const random = mulberry32(seed);
  const freeAt = new Float64Array(servers);
  let at = 0;
  let waited = 0;
  for (let n = 0; n < arrivals; n += 1) {
    at += -Math.log(1 - random()) / perSecond;
    let next = 0;
    for (let server = 1; server < servers; server += 1) if (freeAt[server] < freeAt[next]) next = server;
    const begins = Math.max(at, freeAt[next]);
    waited += begins - at;
    freeAt[next] = begins + serviceSeconds;
  }
  return waited / arrivals;
}

/** A small seeded generator: the page is the same at every print. */
function mulberry32(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
