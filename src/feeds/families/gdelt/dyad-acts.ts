import { type ActKindId, actKindOf } from '../../../assessment/actors/act-kinds.ts';
import { actorSubject } from '../../../assessment/observation.ts';
import { DAY_MS, dayNumber, isoDate } from '../../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../../ports/feed.ts';
import { actorOfCameo, type CameoSide } from '../../../reference/cameo-actors.ts';
import { plainText } from '../../plain-text.ts';
import { parseCompactDay, parseCompactInstant } from '../../utc-instant.ts';
import { outletLineage } from '../stories/outlet-lineage.ts';

/** Positions in the 61 columns of a GDELT 2.0 export: each side begins with its code (FEEDS.md §2.1). */
const COLUMN = { id: 0, eventDay: 1, side1: 5, side2: 15, isRootEvent: 25, code: 26, dateAdded: 59, sourceUrl: 60 };
/** Within a side: name, country, known group, then ethnic, two religious and three role codes. */
const SIDE = { name: 1, country: 2, knownGroup: 3, traits: 4, end: 10 };

/** Rows of unresolved actors that are shown of one export. */
const PROBLEMS_SHOWN = 5;

interface DyadActs {
  /** Takes a row of an export; a row that names no act between two known actors adds nothing. */
  read(cells: readonly string[]): void;
  observations(): readonly ReadObservation[];
  /** The first few actors that no list resolves. */
  problems(): readonly FeedProblem[];
}

/**
 * Collects from one export who did what to whom. A record is a day, two actors, a kind and an outlet: whatever else an
 * outlet writes of the same that day revises it and adds nothing, so that rows grow with what happens and not with how
 * often it is reported.
 * @param closedAt closing instant of the export, epoch ms
 */
export function dyadActs(closedAt: number): DyadActs {
  const acts = new Map<string, ReadObservation>();
  const problems: FeedProblem[] = [];
  return {
    read(cells) {
      const found = readAct(cells, closedAt);
      if (found === undefined) return;
      if ('kind' in found) {
        if (problems.length < PROBLEMS_SHOWN) problems.push(found);
        return;
      }
      const key = `${found.subject}|${found.recordId}`;
      if (!acts.has(key)) acts.set(key, found);
    },
    observations: () => [...acts.values()],
    problems: () => problems,
  };
}

function readAct(cells: readonly string[], closedAt: number): ReadObservation | FeedProblem | undefined {
  const kind = cells[COLUMN.isRootEvent] === '1' ? actKindOf(cells[COLUMN.code] ?? '') : undefined;
  if (kind === undefined) return undefined;
  const [from, to] = [sideAt(cells, COLUMN.side1), sideAt(cells, COLUMN.side2)].map(actorOfCameo);
  if (from === 'unresolved' || to === 'unresolved') {
    const codes = [cells[COLUMN.side1], cells[COLUMN.side2]].join(' ');
    const recordId = plainText(cells[COLUMN.id] ?? '', 40);
    return { kind: 'unresolved_actor', recordId, message: plainText(codes, 60) };
  }
  if (from === undefined || to === undefined || from === 'untracked' || to === 'untracked' || from === to)
    return undefined;
  const dates = datesOf(cells, closedAt);
  const lineage = sourceOf(cells[COLUMN.sourceUrl] ?? '');
  return dates === undefined || lineage === '' ? undefined : act({ from: from.id, to: to.id, kind, lineage, ...dates });
}

function act(reported: {
  readonly from: string;
  readonly to: string;
  readonly kind: ActKindId;
  readonly lineage: string;
  readonly addedAt: number;
  readonly day: string;
}): ReadObservation {
  const { from, to, kind, lineage, addedAt, day } = reported;
  return {
    recordId: `${day}:${to}:${kind}:${lineage}`,
    metric: 'dyad_acts',
    subject: actorSubject(from),
    value: 1,
    observedAt: addedAt,
    lineage,
    event: `${day}:${from}:${to}:${kind}`,
    detail: { from, to, kind, day },
  };
}

/** When it was reported, and the day it is reported for: never a later one. */
function datesOf(cells: readonly string[], closedAt: number) {
  const addedAt = parseCompactInstant(cells[COLUMN.dateAdded] ?? '');
  const eventDay = parseCompactDay(cells[COLUMN.eventDay] ?? '');
  if (addedAt === undefined || eventDay === undefined || addedAt > closedAt) return undefined;
  if (Math.abs(dayNumber(addedAt) - dayNumber(eventDay)) > MAX_REPORT_LAG_DAYS) return undefined;
  return { addedAt, day: isoDate(Math.min(eventDay, dayNumber(addedAt) * DAY_MS)) };
}

function sideAt(cells: readonly string[], start: number): CameoSide {
  return {
    name: cells[start + SIDE.name] ?? '',
    country: cells[start + SIDE.country] ?? '',
    knownGroup: cells[start + SIDE.knownGroup] ?? '',
    traits: cells.slice(start + SIDE.traits, start + SIDE.end),
  };
}

/** An old report that was added today says nothing about today (FEEDS.md §3.1). Days. */
export const MAX_REPORT_LAG_DAYS = 2;

/** Who stands behind the report: the owner of its address, or for a citation without one its text; empty where neither. */
export const sourceOf = (sourceUrl: string): string => plainText(outletLineage(plainText(sourceUrl, 2_000)));
