import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { intervalKind } from '../../assessment/transmission/bands.ts';
import type { PathNote } from '../../assessment/transmission/path-note.ts';
import type { TransmissionPath } from '../../contract/intelligence/transmission-path.ts';
import { REGIONS } from '../../reference/regions.ts';
import { type Claim, directionOf, type Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { between, instant, periodWords } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { stated, UNITS, type Unit, written, writtenRange } from '../units.ts';
import { wholePercent } from './level.ts';

/**
 * What a shock does to a market: the band of its effect, how long it is expected to last, and what the price has already done.
 * @param notes of the companion, in the order of the paths; empty for a snapshot that has none
 */
export function pathClaims(snapshot: SnapshotDraft, notes: readonly PathNote[], make: MakeClaim): Claim[] {
  return snapshot.transmissionPaths.flatMap((path) => {
    const unit = unitOf(path);
    if (unit === undefined) return [];
    const note = notes.find(
      (one) => one.templateId === path.templateId && one.start === path.start && one.end === path.end,
    );
    return ofPath(path, { snapshot, unit, note }, make);
  });
}

const isUnit = (text: string): text is Unit => Object.hasOwn(UNITS, text);

/** `pct` are per cent of the level; a unit that is not known is not claimed. */
const unitOf = ({ magnitudeUnit }: TransmissionPath): Unit | undefined =>
  magnitudeUnit === 'pct' ? 'percent' : isUnit(magnitudeUnit) ? magnitudeUnit : undefined;

/** Evidence of the channel: what the snapshot shows of its corridor. */
export const channelEvidence = ({ evidence }: SnapshotDraft, { corridorId }: TransmissionPath): readonly string[] =>
  corridorId === '' ? [] : evidence.filter(({ corridor }) => corridor === corridorId).map(({ id }) => id);

interface Found {
  readonly snapshot: SnapshotDraft;
  readonly unit: Unit;
  readonly note: PathNote | undefined;
}

function ofPath(path: TransmissionPath, { snapshot, unit, note }: Found, make: MakeClaim): Claim[] {
  const { end, magnitudeLow, magnitudeHigh, confidence } = path;
  const subject = subjectOf(path);
  const period = instant(snapshot.generatedAt);
  const [low, high] = [stated(magnitudeLow, unit), stated(magnitudeHigh, unit)];
  const direction = low >= 0 ? directionOf(high) : high <= 0 ? directionOf(low) : undefined;
  const evidenceIds = channelEvidence(snapshot, path);
  const predicate = `${shockOf(path)} moves`;
  const rest = { kind: 'path', subject, object: end, evidenceIds } as const;
  const certainty = confidence;
  return [
    make({
      ...{ ...rest, predicate, measure: 'pathEffect', value: low, upTo: high, unit, period, certainty },
      ...(direction === undefined ? {} : { direction }),
    }),
    ...(note === undefined
      ? []
      : [
          make({
            ...{
              kind: 'path',
              subject,
              evidenceIds,
              predicate: predicate.replace(/moves$/, 'lasts'),
              measure: 'expectedDays',
              unit: 'days',
              period,
            },
            value: stated(note.expectedDays, 'days'),
          }),
        ]),
    ...(note?.move === undefined ? [] : [moveClaim(path, note.move, snapshot, make)]),
  ];
}

function moveClaim(
  path: TransmissionPath,
  move: NonNullable<PathNote['move']>,
  { evidence }: SnapshotDraft,
  make: MakeClaim,
) {
  const { change, fromAt, toAt, evidenceIds } = move;
  const value = stated(Math.abs(change), 'share');
  return make({
    ...{ kind: 'path', subject: subjectOf(path), predicate: 'price since', object: path.end, measure: 'pathEffect' },
    ...{
      value,
      unit: 'share',
      direction: value === 0 ? 'unchanged' : directionOf(change),
      period: between(fromAt, toAt),
    },
    evidenceIds: evidenceIds.filter((id) => evidence.some((item) => item.id === id)),
  });
}

/** A threat or a disruption of a corridor; else the shock's own name, which says where it is. */
const shockOf = ({ corridorId, mechanism, start }: TransmissionPath): string =>
  corridorId === '' ? start : mechanism.startsWith('Threat') ? 'threat' : 'disruption';

/** A shock outside corridors is one of the world: every region has the same path. */
const subjectOf = ({ corridorId }: TransmissionPath): string =>
  corridorId === '' ? 'region:global' : `corridor:${corridorId}`;

/** Whether it says how long a shock is expected to last. */
export const isExpectedDuration = ({ kind, measure }: Claim): boolean => kind === 'path' && measure === 'expectedDays';

export function pathSentences(claim: Claim): Sentences {
  const {
    subject,
    predicate,
    object = '',
    value = 0,
    upTo = value,
    unit = 'number',
    direction,
    period,
    certainty,
  } = claim;
  const what = market(object);
  if (predicate === 'price since') {
    const verb = PLURAL.test(object) ? 'were' : 'was';
    const way = `${verb} ${direction === 'up' || direction === 'down' ? direction : 'unchanged'}`;
    return clauseSentences(
      `${what} ${way}${direction === 'unchanged' ? '' : ` ${written(value, unit)}`} ${periodWords(period)}, counted from before the disruption in ${subjectInProse(subject)}`,
    );
  }
  const shock = shockWords(predicate, subject);
  const expected = `${/^New sanctions/.test(predicate) ? 'were' : 'was'} expected ${periodWords(period)}`;
  if (predicate.endsWith('lasts'))
    return clauseSentences(`${shock} ${expected} to last another ${written(value, unit)}`);
  const band = intervalKind(certainty) === 'range' ? 'range' : '80% interval';
  return clauseSentences(
    `${shock} ${expected} to move ${what} ${effect(claim, value, upTo, unit)} (${band})`,
    `; the band held in ${written(wholePercent(certainty), 'share')} of past cases`,
  );
}

function effect({ direction }: Claim, low: number, high: number, unit: Unit): string {
  if (direction === 'up' || direction === 'unchanged') return `up by between ${writtenRange(low, high, unit)}`;
  if (direction === 'down') return `down by between ${writtenRange(Math.abs(high), Math.abs(low), unit)}`;
  return `by between ${writtenRange(low, high, unit)}`;
}

function shockWords(predicate: string, subject: string): string {
  const place = subjectInProse(subject);
  if (predicate.startsWith('threat')) return `the threat in ${place}`;
  if (predicate.startsWith('disruption')) return `the disruption in ${place}`;
  return lowered(predicate.replace(/ (?:moves|lasts)$/, ''));
}

/** Ends of paths are labels: `Aluminium`, `LNG delivered to Asia and Europe`, `Equities of oil importers, South Asia`. */
function market(label: string): string {
  const words = /^(?:Brent|[A-Z]{2})/.test(label) ? label : lowered(label);
  const region = REGIONS.find(({ name }) => words.endsWith(`, ${name}`));
  if (region === undefined) return words;
  const what = words.slice(0, -`, ${region.name}`.length);
  return region.id === 'global' ? `${what} worldwide` : `${what} in ${subjectInProse(`region:${region.id}`)}`;
}

const PLURAL = /^(?:Currencies|Equities|Container rates|Aluminium and)\b/;

const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
