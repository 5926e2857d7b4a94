import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { randomOf } from './random.ts';
import { blockadeReporting, INCIDENTS_OFFSET, REOPENING_OFFSET } from './storyline.ts';
import type { Upstream } from './upstream-server.ts';

/** Between two warnings of any kind. */
const ORDINARY_EVERY_MS = 4 * HOUR_MS;
/** How long an ordinary one stays in force. */
const ORDINARY_LASTS_MS = 20 * DAY_MS;
/** Between two attacks off Hormuz, from the first incidents on. */
const INCIDENT_EVERY_MS = 18 * HOUR_MS;
const ORDINARY = [
  'NORTH PACIFIC.\nEXERCISE. LIGHT UNLIT IN 34-10.0N 139-20.0E.\n',
  'NORTH ATLANTIC.\nEXERCISE. DERELICT SAILING VESSEL ADRIFT IN 41-22.0N 040-15.0W.\n',
  'CARIBBEAN SEA.\nEXERCISE. CABLE OPERATIONS ALONG TRACKLINE JOINING 15-02.0N 071-30.0W.\n',
  'NORTH PACIFIC.\nEXERCISE. GUNNERY IN AREA BOUND BY 32-00.0N 150-00.0W.\n',
  'SOUTH ATLANTIC.\nEXERCISE. BUOY OFF STATION IN 23-05.0S 041-10.0W.\n',
];

interface Issue {
  readonly at: number;
  readonly text: string;
  readonly navArea: string;
}

/** Warnings to seafarers in force: lights and cables as ever, attacks and mines off Hormuz as the story goes. */
export function ngaUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
    if (host !== 'msi.nga.mil' || path !== '/api/publications/broadcast-warn') return undefined;
    const now = clock.now();
    const issues = [...ordinary(now), ...incidents(seed, anchorAt, now)];
    const body = JSON.stringify({ 'broadcast-warn': issues.map(warningOf) });
    return { status: 200, contentType: 'application/json', body };
  };
}

function ordinary(now: number): readonly Issue[] {
  const last = Math.floor(now / ORDINARY_EVERY_MS);
  const count = ORDINARY_LASTS_MS / ORDINARY_EVERY_MS;
  return Array.from({ length: count }, (_, index) => {
    const turn = last - index;
    const text = ORDINARY[turn % ORDINARY.length] ?? '';
    return { at: turn * ORDINARY_EVERY_MS, text, navArea: text.startsWith('NORTH PACIFIC') ? 'P' : 'A' };
  });
}

function incidents(seed: number, anchorAt: number, now: number): readonly Issue[] {
  const issues: Issue[] = [];
  const until = Math.min(now, anchorAt + REOPENING_OFFSET * DAY_MS);
  for (let at = anchorAt + INCIDENTS_OFFSET * DAY_MS; at <= until; at += INCIDENT_EVERY_MS) {
    const random = randomOf(`${seed}|incident|${Math.round((at - anchorAt) / HOUR_MS)}`);
    const place = `26-${String(Math.floor(10 + random() * 40))}.0N 056-${String(Math.floor(10 + random() * 40))}.0E`;
    const isMined = blockadeReporting((at - anchorAt) / DAY_MS) > 0 && random() < 0.3;
    const text = isMined ? `FLOATING MINE REPORTED IN ${place}.` : `VESSEL ATTACKED BY SMALL CRAFT IN ${place}.`;
    issues.push({ at, text: `STRAIT OF HORMUZ.\nEXERCISE. ${text}\n`, navArea: 'P' });
  }
  return issues;
}

/** Numbered by minutes since 2000: unlike the real ones not in a row, but unique and the same on every reading. */
function warningOf({ at, text, navArea }: Issue): object {
  return {
    msgYear: new Date(at).getUTCFullYear(),
    msgNumber: Math.floor((at - Date.UTC(2000, 0, 1)) / 60_000) * 2 + (text.startsWith('STRAIT') ? 1 : 0),
    navArea,
    subregion: 'GEN',
    text,
    status: 'A',
    issueDate: issueDate(at),
    authority: 'EXERCISE',
    cancelDate: null,
  };
}

/** `081653Z MAY 2024`. */
function issueDate(instant: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(instant).toUTCString().split(/,? /);
  return `${day}${time.slice(0, 2)}${time.slice(3, 5)}Z ${month.toUpperCase()} ${year}`;
}
