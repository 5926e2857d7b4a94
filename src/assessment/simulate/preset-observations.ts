import { CHOKEPOINTS, type Chokepoint } from '../../reference/chokepoints.ts';
import { normaliseName } from '../../reference/normalise-name.ts';
import { corridorNorm } from '../corridors/corridor-norm.ts';
import { grouped, shortDate } from '../english.ts';
import { DAY_MS } from '../time.ts';
import type { Override } from './apply-overrides.ts';

/** Days of a preset: the week that a corridor is judged by. */
const PRESET_DAYS = 7;

export type Preset =
  | { readonly ok: true; readonly overrides: readonly Override[]; readonly words: string }
  | { readonly ok: false; readonly description: string };

/**
 * A supposition in words: a strait or canal, then `open` (its seasonal norm of transits) or `closed` (none), on each of the seven
 * days to an instant. `Hormuz open`, `Suez Canal closed`.
 * @param instant epoch ms, of the snapshot
 * @param referenceOf the norm that an assessment judges a strait by; the published one of each day where it is undefined
 */
export function presetObservations(
  text: string,
  instant: number,
  referenceOf: (chokepointId: string) => number | undefined = () => undefined,
): Preset {
  const [, place = '', state] = /^(.+?)\s+(open|closed)$/i.exec(text.trim()) ?? [];
  if (state === undefined) return refused('must be a strait or canal, then open or closed');
  const found = chokepointsCalled(place);
  const [chokepoint, another] = found;
  if (chokepoint === undefined) return refused('names no strait or canal that is followed');
  if (another !== undefined) return refused(`names several: ${found.map(({ name }) => name).join(', ')}`);
  const lastDay = Math.floor(instant / DAY_MS);
  const isOpen = state.toLowerCase() === 'open';
  const overrides = Array.from({ length: PRESET_DAYS }, (_, age) => lastDay - age).flatMap((day): Override[] => {
    const value = isOpen ? (referenceOf(chokepoint.id) ?? corridorNorm(chokepoint.id)(day)) : 0;
    if (value === undefined) return [];
    const subject = `chokepoint:${chokepoint.id}`;
    return [{ metric: 'transits_total', subject, value: Math.round(value), observedAt: day * DAY_MS }];
  });
  const [newest] = overrides;
  if (newest === undefined) return refused(`has no published norm of transits: ${chokepoint.name}`);
  const level = isOpen ? `at its seasonal norm of ${grouped(newest.value)} transits per day` : 'without transits';
  const words = `${chokepoint.name} ${state.toLowerCase()}: ${level} on each of the seven days to ${shortDate(lastDay * DAY_MS)}`;
  return { ok: true, overrides, words };
}

const refused = (description: string): Preset => ({ ok: false, description });

/** Words that say what kind of place it is, not which. */
const KINDS: ReadonlySet<string> = new Set(['strait', 'straits', 'canal', 'of', 'the']);

const identifying = (name: string): readonly string[] =>
  normaliseName(name)
    .split(' ')
    .filter((word) => word !== '' && !KINDS.has(word));

/** Chokepoints by all the identifying words of a name; those whose whole name it is before others. */
function chokepointsCalled(place: string): readonly Chokepoint[] {
  const words = identifying(place);
  if (words.length === 0) return [];
  const names = ({ id, name, portwatchName }: Chokepoint) =>
    [id.replaceAll('_', ' '), name, portwatchName].map(identifying);
  const some = CHOKEPOINTS.filter((one) => names(one).some((own) => words.every((word) => own.includes(word))));
  const exact = some.filter((one) => names(one).some((own) => own.length === words.length));
  return exact.length > 0 ? exact : some;
}
