/** How one host wants to be asked. */
export interface HostRule {
  /** Requests in flight concurrently. */
  readonly parallel: number;
  /** Requests that may follow each other immediately after a rest. */
  readonly burst: number;
  /** One more request is allowed after so long, milliseconds; 0 sets no pace. */
  readonly everyMs: number;
}

export interface HostRules {
  readonly byHost: Readonly<Record<string, HostRule>>;
  readonly otherwise: HostRule;
}

const steadily = (everyMs: number): HostRule => ({ parallel: 1, burst: 1, everyMs });
const perMinute = (count: number): HostRule => ({ parallel: 1, burst: 1, everyMs: Math.ceil(60_000 / count) });
/** ArcGIS serves three in parallel without throttling. */
const ARCGIS: HostRule = { parallel: 3, burst: 12, everyMs: 100 };

/** What upstreams say or have been seen to bear (FEEDS.md §2.1 and §3.3); every other host gets four a second. */
export const HOST_RULES: HostRules = {
  byHost: {
    'api.adsb.lol': steadily(1_000),
    'api.gdeltproject.org': steadily(5_500),
    'meri.digitraffic.fi': perMinute(60),
    'firms.modaps.eosdis.nasa.gov': perMinute(10),
    'export.arxiv.org': steadily(3_000),
    'tie.digitraffic.fi': perMinute(60),
    'opensky-network.org': steadily(1_000),
    'acleddata.com': steadily(1_000),
    'ucdpapi.pcr.uu.se': steadily(1_000),
    'services9.arcgis.com': ARCGIS,
    'services.arcgis.com': ARCGIS,
    // A bucket of files made to be fetched: a day of exports is 96 of them.
    'storage.googleapis.com': { parallel: 1, burst: 16, everyMs: 100 },
  },
  otherwise: { parallel: 1, burst: 4, everyMs: 250 },
};

/** For a simulator of our own, where no other client has to wait: one at a time, three for ArcGIS, at any pace. */
export const UNPACED: HostRules = {
  byHost: { 'services9.arcgis.com': { parallel: 3, burst: 1, everyMs: 0 } },
  otherwise: { parallel: 1, burst: 1, everyMs: 0 },
};

export function ruleOf(host: string, { byHost, otherwise }: HostRules): HostRule {
  return (Object.hasOwn(byHost, host) ? byHost[host] : undefined) ?? otherwise;
}
