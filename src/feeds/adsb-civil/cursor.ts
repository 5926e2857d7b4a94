import type { Json } from '../../reference/content-hash.ts';
import { memberOf, numberMember } from '../json-value.ts';

/** What the polls of the running hour saw in one area. */
export interface AreaHour {
  /** Most aircraft in the air at once. */
  readonly most: number;
  /** Reports of position quality in polls that held enough of them, and the poor ones among them. */
  readonly reports: number;
  readonly poor: number;
}

export interface CivilCursor {
  /** Start of the running hour, epoch ms. */
  readonly hourAt: number;
  readonly areas: ReadonlyMap<string, AreaHour>;
}

export function writeCursor({ hourAt, areas }: CivilCursor): Json {
  return {
    hourAt,
    areas: Object.fromEntries([...areas].map(([id, { most, reports, poor }]) => [id, [most, reports, poor]])),
  };
}

export function readCursor(stored: Json): CivilCursor {
  const areas = new Map<string, AreaHour>();
  const stands = memberOf(stored, 'areas');
  for (const id of typeof stands === 'object' && stands !== null ? Object.keys(stands) : []) {
    const [most, reports, poor] = ['0', '1', '2'].map((index) => numberMember(memberOf(stands, id), index));
    if (isCount(most) && isCount(reports) && isCount(poor) && poor <= reports) areas.set(id, { most, reports, poor });
  }
  return { hourAt: numberMember(stored, 'hourAt') ?? 0, areas };
}

const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= 1_000_000;
