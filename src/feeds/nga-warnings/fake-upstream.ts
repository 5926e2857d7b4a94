import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeNgaWarnings: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made warning in the upstream's format: an attack off Fujairah by default. */
export const warning = (msgNumber: number, cells: Readonly<Record<string, unknown>> = {}) => ({
  msgYear: 2026,
  msgNumber,
  navArea: 'P',
  subregion: '62',
  text: 'GULF OF OMAN.\nVESSEL ATTACKED IN 25-42.0N 057-01.5E\nAT 131800Z OCT.\n',
  status: 'A',
  issueDate: '132105Z OCT 2026',
  authority: 'UKMTO 1/26 132000Z OCT 26.',
  cancelDate: null,
  ...cells,
});

export const LIGHT_OUT = { text: 'NORTH PACIFIC.\nLIGHT UNLIT IN 30-00N 150-00W.\n', issueDate: '140633Z OCT 2026' };

const GUNNERY = {
  text: 'BLACK SEA.\nGUNNERY EXERCISES 0500Z TO 1500Z DAILY\nIN AREA BOUND BY 43-30N 031-10E.\n',
  issueDate: '140410Z OCT 2026',
};

const handMade: Upstream = at('msi.nga.mil', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ 'broadcast-warn': [warning(500), warning(501, LIGHT_OUT), warning(502, GUNNERY)] }),
}));

/** Between two warnings of any kind. */
const ORDINARY_EVERY_MS = 4 * HOUR_MS;
/** How long an ordinary one stays in force. */
const ORDINARY_LASTS_MS = 20 * DAY_MS;
/** Between two attacks off Hormuz, from the first incidents on. */
const INCIDENT_EVERY_MS = 18 * HOUR_MS;
/** Between two exercises that the navies of the Gulf announce, and how long each is in force. */
const SHOW_EVERY_MS = 15 * HOUR_MS;
const SHOW_LASTS_MS = 4 * DAY_MS;
/** The same of what is announced every week, whatever the story. */
const ROUTINE_EVERY_MS = 3 * DAY_MS;
const ROUTINE_LASTS_MS = 5 * DAY_MS;
const SHOWS = ['MISSILE FIRING', 'GUNNERY EXERCISES', 'NAVAL EXERCISES'];
const ROUTINE = [
  'BALTIC SEA.\nEXERCISE. GUNNERY EXERCISES 0600Z TO 1600Z DAILY IN 55-10.0N 018-20.0E.\n',
  'SEA OF JAPAN.\nEXERCISE. MISSILE FIRING 0000Z TO 1000Z DAILY IN 41-30.0N 133-40.0E.\n',
];
const ORDINARY = [
  'NORTH PACIFIC.\nEXERCISE. LIGHT UNLIT IN 34-10.0N 139-20.0E.\n',
  'NORTH ATLANTIC.\nEXERCISE. DERELICT SAILING VESSEL ADRIFT IN 41-22.0N 040-15.0W.\n',
  'CARIBBEAN SEA.\nEXERCISE. CABLE OPERATIONS ALONG TRACKLINE JOINING 15-02.0N 071-30.0W.\n',
  'NORTH PACIFIC.\nEXERCISE. GUNNERY IN AREA BOUND BY 32-00.0N 150-00.0W.\n',
  'SOUTH ATLANTIC.\nEXERCISE. BUOY OFF STATION IN 23-05.0S 041-10.0W.\n',
];

interface Issue {
  readonly at: number;
  /** Distinguishes issues of one minute: 0 to 3. */
  readonly desk: number;
  readonly text: string;
  readonly navArea: string;
}

/**
 * Warnings to seafarers in force: lights, cables and gunnery as ever; attacks, mines and the exercises of navies off
 * Hormuz as the story goes.
 */
function ofWorld(world: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'msi.nga.mil' || path !== '/api/publications/broadcast-warn') return undefined;
    const now = world.clock.now();
    const issues = [...ordinary(now), ...routine(now), ...shows(world, now), ...incidents(world, now)];
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
    return { at: turn * ORDINARY_EVERY_MS, desk: 0, text, navArea: text.startsWith('NORTH PACIFIC') ? 'P' : 'A' };
  });
}

function routine(now: number): readonly Issue[] {
  const issues: Issue[] = [];
  const first = Math.floor((now - ROUTINE_LASTS_MS) / ROUTINE_EVERY_MS) + 1;
  for (let turn = first; turn * ROUTINE_EVERY_MS <= now; turn += 1) {
    const text = ROUTINE[turn % ROUTINE.length] ?? '';
    issues.push({ at: turn * ROUTINE_EVERY_MS, desk: 2, text, navArea: 'A' });
  }
  return issues;
}

function shows({ anchorAt, story }: FakeWorld, now: number): readonly Issue[] {
  const issues: Issue[] = [];
  const until = Math.min(now, anchorAt + story.offsets.reopening * DAY_MS);
  for (let at = anchorAt + story.offsets.warnings * DAY_MS, turn = 0; at <= until; at += SHOW_EVERY_MS, turn += 1) {
    if (at + SHOW_LASTS_MS <= now) continue;
    const place = `25-${String(10 + ((turn * 7) % 40))}.0N 057-${String(10 + ((turn * 11) % 40))}.0E`;
    const text = `GULF OF OMAN.\nEXERCISE. ${SHOWS[turn % SHOWS.length]} IN AREA BOUND BY ${place}.\n`;
    issues.push({ at, desk: 3, text, navArea: 'P' });
  }
  return issues;
}

function incidents({ seed, anchorAt, story }: FakeWorld, now: number): readonly Issue[] {
  const issues: Issue[] = [];
  const until = Math.min(now, anchorAt + story.offsets.reopening * DAY_MS);
  for (let at = anchorAt + story.offsets.incidents * DAY_MS; at <= until; at += INCIDENT_EVERY_MS) {
    const random = randomOf(`${seed}|incident|${Math.round((at - anchorAt) / HOUR_MS)}`);
    const place = `26-${String(Math.floor(10 + random() * 40))}.0N 056-${String(Math.floor(10 + random() * 40))}.0E`;
    const isMined = story.blockadeReporting((at - anchorAt) / DAY_MS) > 0 && random() < 0.3;
    const text = isMined ? `FLOATING MINE REPORTED IN ${place}.` : `VESSEL ATTACKED BY SMALL CRAFT IN ${place}.`;
    issues.push({ at, desk: 1, text: `STRAIT OF HORMUZ.\nEXERCISE. ${text}\n`, navArea: 'P' });
  }
  return issues;
}

/** Numbered by minutes since 2000: unlike the real ones not in a row, but unique and the same on every reading. */
function warningOf({ at, desk, text, navArea }: Issue): object {
  return {
    msgYear: new Date(at).getUTCFullYear(),
    msgNumber: Math.floor((at - Date.UTC(2000, 0, 1)) / 60_000) * 4 + desk,
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
