import { chokepointSubject, theaterSubject } from '../../assessment/observation.ts';
import { chokepointNear, type Position, theaterOfWaters } from '../../reference/ais-areas.ts';
import { utcDay } from '../utc-instant.ts';

/** What a warning warns of. `isDrill`: navies announce it beforehand, so it tells of their posture and not of an attack. */
export interface Danger {
  readonly kind: 'attack' | 'piracy' | 'mine' | 'missile' | 'gunnery' | 'exercise';
  readonly isDrill: boolean;
}

/**
 * First match wins (FEEDS.md §3.1, 10). Drifting hulls and buoys are dangers too, but not by force; a rocket that is
 * launched into space is no navy's.
 */
const DANGERS: readonly (readonly [RegExp, Danger['kind'], boolean])[] = [
  [/\bMINE(?:S|\s?LAYING|\s?SWEEPING|\s?HUNTING)?\s+(?:\w+\s+)?EXERCISES?\b/, 'exercise', true],
  [/\bATTACK(?:S|ED|ING)?\b|\bHIJACK\w*/, 'attack', false],
  [/\bPIRA(?:CY|TES?|TICAL)\b/, 'piracy', false],
  [/\bMINES?\b|\bMINED\b/, 'mine', false],
  [/\bMISSILES?\b|\bROCKETS?\s+FIRINGS?\b/, 'missile', true],
  [/\bGUNNERY\b|\b(?:LIVE|WEAPONS?|TORPEDO)\s+FIRINGS?\b|\bFIRING\s+(?:EXERCISES?|PRACTICES?)\b/, 'gunnery', true],
  [/\b(?:NAVAL|MILITARY|SUBMARINE)\s+(?:EXERCISES?|TRAINING)\b/, 'exercise', true],
];

/** What a warning's text warns of by force; undefined for lights, wrecks, cables and the like. */
export function dangerIn(text: string): Danger | undefined {
  const found = DANGERS.find(([pattern]) => pattern.test(text));
  return found === undefined ? undefined : { kind: found[1], isDrill: found[2] };
}

const POSITION =
  /(\d{1,2})-(\d{2}(?:\.\d+)?)(?:-\d{2}(?:\.\d+)?)?\s?([NS])[\s,/]{1,3}(\d{1,3})-(\d{2}(?:\.\d+)?)(?:-\d{2}(?:\.\d+)?)?\s?([EW])/g;

/** Positions in a text, `26-34.2N 056-15.1E`; seconds, where given, are below what we need. */
export function positionsIn(text: string): readonly Position[] {
  const positions: Position[] = [];
  for (const [, latitude, latitudeMinutes, northOrSouth, longitude, longitudeMinutes, eastOrWest] of text.matchAll(
    POSITION,
  )) {
    const position = {
      latitude: (Number(latitude) + Number(latitudeMinutes) / 60) * (northOrSouth === 'S' ? -1 : 1),
      longitude: (Number(longitude) + Number(longitudeMinutes) / 60) * (eastOrWest === 'W' ? -1 : 1),
    };
    if (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180) positions.push(position);
  }
  return positions;
}

/** A danger this near touches who passes the strait: half a day's steaming of a merchant ship, kilometres. */
const NEAR_KM = 300;

/**
 * Subject of a warning: the chokepoint that any of its positions is near to, else the theater of the first sea it names.
 * @returns undefined when it names no place that we know
 */
export function subjectOf(text: string): string | undefined {
  for (const position of positionsIn(text)) {
    const chokepoint = chokepointNear(position, NEAR_KM);
    if (chokepoint !== undefined) return chokepointSubject(chokepoint.id);
  }
  const theaterId = theaterOfWaters(text);
  return theaterId === undefined ? undefined : theaterSubject(theaterId);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `081653Z MAY 2024` to an instant, epoch ms. */
export function parseIssueDate(text: string): number | undefined {
  const match = /^(\d{2})(\d{2})(\d{2})Z ([A-Z]{3}) (\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, day, hours, minutes, month = '', year] = match;
  const midnight = utcDay(Number(year), MONTHS.indexOf(month) + 1, Number(day));
  return midnight === undefined || Number(hours) > 23 || Number(minutes) > 59
    ? undefined
    : midnight + (Number(hours) * 60 + Number(minutes)) * 60_000;
}
