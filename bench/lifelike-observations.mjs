// Observations as live feeds give them, any number of them: invented, but with the metrics, subjects and clusters of the
// recorded exports (68 rows of reports to 27 of acts, most stories reported by few outlets and some by hundreds).
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const QUARTER_HOUR_MS = 900_000;
const NEWS_DAYS = 97;

/** Kinds of report and their share, as in three recorded exports. */
const REPORT_SHARES = {
  cooperation_reports: 41,
  force_reports: 36,
  coercion_reports: 19,
  protest_reports: 2.5,
  rupture_reports: 0.6,
  treaty_reports: 0.4,
  posture_reports: 0.4,
  blockade_reports: 0.2,
  emergency_reports: 0.2,
};
const ACT_KINDS = ['verbal_cooperation', 'verbal_conflict', 'force', 'coercion', 'mediation', 'military_cooperation'];
const OUTLETS = 4_000;

/**
 * @param count how many in all; series of sensors and prices are cut shorter where they would be more than a tenth
 * @param instant when they are looked at, epoch ms
 * @param reference `{ countries, actors, theaters, chokepoints }`: lists of ids
 */
export function* lifelikeObservations(count, instant, reference) {
  const random = mulberry32(20_261_014);
  const endAt = Math.floor(instant / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  let made = 0;
  for (const row of sensors(Math.floor(count / 10), instant, reference)) {
    made += 1;
    yield row;
  }
  for (
    let at = endAt, rows = 0;
    rows < Math.min(NEWS_DAYS * 96, count / 20);
    at -= QUARTER_HOUR_MS, rows += 1, made += 1
  )
    yield { ...row('gdelt-events', 'background_rows', 'world', at), recordId: `${at}`, value: 1_500, event: `${at}` };
  const kinds = cumulative(Object.entries(REPORT_SHARES));
  for (; made < count; made += 1) {
    const at = endAt - Math.floor(random() * NEWS_DAYS * 96) * QUARTER_HOUR_MS;
    yield random() < 68 / 95 ? report(made, at, kinds, reference, random) : act(at, reference, random);
  }
}

function report(id, at, kinds, { countries }, random) {
  const metric = pick(kinds, random() * 100.3);
  const country = countries[ranked(countries.length, random)];
  const day = new Date(at - Math.floor(random() * 1.3) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const code = 40 + ranked(9, random);
  const other = countries[ranked(countries.length, random)];
  return {
    ...row('gdelt-events', metric, `country:${country}`, at),
    recordId: String(1_000_000_000 + id),
    lineage: outlet(random),
    event: `${day}:${code}:${country}${String(ranked(30, random)).padStart(2, '0')}`,
    detail: { actor1: country, actor2: other, code: `${code}0`, place: `A place of ${country}`, root: '19' },
  };
}

function act(at, { actors }, random) {
  const from = actors[ranked(actors.length, random)];
  const to = actors[ranked(actors.length - 1, random) + 1];
  const kind = ACT_KINDS[ranked(ACT_KINDS.length, random)];
  const day = new Date(at).toISOString().slice(0, 10);
  const lineage = outlet(random);
  return {
    ...row('gdelt-events', 'dyad_acts', `actor:${from}`, at),
    recordId: `${day}:${to}:${kind}:${lineage}`,
    lineage,
    event: `${day}:${from}:${to}:${kind}`,
    detail: { from, to, kind, day },
  };
}

/** Hours of flights, days of straits and prices, newest first, one row a series in turn. */
function* sensors(most, instant, { theaters, chokepoints }) {
  const hour = Math.floor(instant / HOUR_MS) * HOUR_MS;
  const day = Math.floor(instant / DAY_MS) * DAY_MS;
  const series = [
    ...theaters.flatMap((id) => [
      { metric: 'military_aircraft', subject: `theater:${id}`, rows: 16 * 24, stepMs: HOUR_MS, endAt: hour },
      { metric: 'civil_aircraft', subject: `theater:${id}`, rows: 30 * 24, stepMs: HOUR_MS, endAt: hour },
      { metric: 'gnss_degraded_share', subject: `theater:${id}`, rows: 30 * 24, stepMs: HOUR_MS, endAt: hour },
    ]),
    { metric: 'military_aircraft_seen', subject: 'world', rows: 16 * 24, stepMs: HOUR_MS, endAt: hour },
    { metric: 'civil_aircraft_seen', subject: 'world', rows: 30 * 24, stepMs: HOUR_MS, endAt: hour },
    ...chokepoints.map((id) => ({
      metric: 'transits_total',
      subject: `chokepoint:${id}`,
      rows: 1_200,
      stepMs: DAY_MS,
      endAt: day - 7 * DAY_MS,
    })),
    { metric: 'crude_price', subject: 'series:brent', rows: 300, stepMs: DAY_MS, endAt: day - DAY_MS },
    { metric: 'volatility_index', subject: 'series:vix', rows: 300, stepMs: DAY_MS, endAt: day - DAY_MS },
    { metric: 'exchange_rate', subject: 'series:eur-usd', rows: 300, stepMs: DAY_MS, endAt: day - DAY_MS },
  ];
  let made = 0;
  for (let step = 0; step < 1_200; step += 1) {
    for (const { metric, subject, rows, stepMs, endAt } of series) {
      if (step >= rows) continue;
      if (made === most) return;
      made += 1;
      const at = endAt - step * stepMs;
      const value = metric === 'gnss_degraded_share' ? 0.02 : 60 + ((step * 7) % 11);
      yield { ...row('sensor', metric, subject, at), recordId: `${at}`, value, event: `${at}` };
    }
  }
}

const row = (feedId, metric, subject, at) => ({
  feedId,
  metric,
  subject,
  value: 1,
  observedAt: at,
  knownAt: at + 60_000,
  lineage: feedId,
  detail: {},
});

const outlet = (random) => `outlet-${ranked(OUTLETS, random)}.example`;

/** 0 to count − 1, the first most often: as names and outlets are mentioned. */
const ranked = (count, random) => Math.floor(count ** random()) % count;

function cumulative(shares) {
  let sum = 0;
  return shares.map(([id, share]) => {
    sum += share;
    return [id, sum];
  });
}

const pick = (cumulated, at) => (cumulated.find(([, upTo]) => at < upTo) ?? cumulated[0])[0];

/** Tommy Ettinger's 32-bit generator (public domain): the same rows in every run. */
function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
