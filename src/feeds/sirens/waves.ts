import { contentHash } from '../../reference/content-hash.ts';
import type { Notice } from './notices.ts';

/** Alerts that follow each other within this are one attack (FEEDS.md §3.1). */
export const WAVE_GAP_MS = 120_000;
/** Places that one wave counts apart: there are about 1,500 in all. */
const MAX_PLACES = 3_000;

/** Alerts that belong together. */
export interface Wave {
  /** Time of the first alert, epoch ms; names the wave. */
  readonly startedAt: number;
  readonly lastAt: number;
  /** Fingerprints of the places alerted so far, sorted. */
  readonly places: readonly string[];
  /** What the alerts were about, sorted. */
  readonly threats: readonly string[];
}

/**
 * Adds alerts to the waves. Alerts that are already counted, and such as are older than the wave that was last open, change
 * nothing: the service repeats a notice as long as it stands.
 * @param last the newest wave known before
 * @returns the waves that grew or began, oldest first
 */
export function growWaves(last: Wave | undefined, notices: readonly Notice[]): readonly Wave[] {
  const changed = new Map<number, Wave>();
  let open = last;
  for (const notice of [...notices].sort((a, b) => a.at - b.at)) {
    if (open !== undefined && notice.at < open.startedAt) continue;
    const grown: Wave =
      open !== undefined && notice.at - open.lastAt <= WAVE_GAP_MS ? grow(open, notice) : grow(begin(notice), notice);
    if (grown === open) continue;
    open = grown;
    changed.set(grown.startedAt, grown);
  }
  return [...changed.values()];
}

const begin = ({ at }: Notice): Wave => ({ startedAt: at, lastAt: at, places: [], threats: [] });

function grow(wave: Wave, { at, places, threat }: Notice): Wave {
  const known = new Set(wave.places);
  const added = places.map(fingerprint).filter((place) => !known.has(place));
  const lastAt = Math.max(wave.lastAt, at);
  if (added.length === 0 && lastAt === wave.lastAt && wave.threats.includes(threat)) return wave;
  return {
    startedAt: wave.startedAt,
    lastAt,
    places: [...new Set([...wave.places, ...added])].sort().slice(0, MAX_PLACES),
    threats: [...new Set([...wave.threats, threat])].sort(),
  };
}

/** Eight hex digits: of 4,000 waves that reach all 1,500 places one counts a place too few. */
const fingerprint = (place: string): string => contentHash(place, 8);
