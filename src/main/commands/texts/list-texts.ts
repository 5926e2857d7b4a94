import { capitalised, counted, percent, shortTime } from '../../../assessment/english.ts';
import { REGIME_WORDS, score } from '../../../claims/words.ts';
import type { Outputs } from '../../../contract/endpoints.ts';
import { LANES, type TriggerReason } from '../../../contract/intelligence/vocabulary.ts';
import { cut, item, plainWords, signed, table, withMore, wrapped } from './layout.ts';

/** Every region on a line. */
export function regionsText({ regions }: Outputs['listRegions']): string {
  const rows = regions.map(({ id, name, latest }) => [
    id,
    name,
    ...(latest === undefined
      ? ['no snapshot yet', '', '', '']
      : [
          REGIME_WORDS[latest.regime.label],
          signed(latest.balance.netBalance),
          percent(latest.snapshotConfidence),
          shortTime(latest.generatedAt),
        ]),
  ]);
  return table([['region', 'name', 'regime', 'balance', 'confidence', 'snapshot of'], ...rows], '');
}

/** Why a snapshot was made when it was. */
const REASON_WORDS: Readonly<Record<TriggerReason, string>> = {
  scheduled_6h: 'scheduled, every 6 h',
  regime_shift: 'change of regime',
  trigger_activation: 'activated trigger',
  corridor_break: 'break of a corridor',
  leverage_shift: 'shift of leverage',
};

/** Every snapshot of a page on a line. */
export function snapshotsText({ snapshots, nextCursor }: Outputs['listRegionalSnapshots']): string {
  if (snapshots.length === 0) return 'No snapshot in this period.';
  const rows = snapshots.map(({ generatedAt, regime, balance, snapshotConfidence, triggerReason }) => [
    shortTime(generatedAt),
    REGIME_WORDS[regime.label],
    signed(balance.netBalance),
    percent(snapshotConfidence),
    REASON_WORDS[triggerReason],
  ]);
  return withMore(table([['snapshot of', 'regime', 'balance', 'confidence', 'reason'], ...rows], ''), nextCursor);
}

export function regimesText({ periods, nextCursor }: Outputs['getRegimeHistory']): string {
  if (periods.length === 0) return 'No snapshot is stored yet.';
  const lines = periods.map(({ label, beganAt, endedAt, transitionDriver }) => {
    const span = `${shortTime(beganAt)} to ${endedAt === undefined ? 'now' : shortTime(endedAt)}`;
    const why = transitionDriver === '' ? '' : ` (${transitionDriver})`;
    return item(`${span}: ${REGIME_WORDS[label]}${why}`, '');
  });
  return withMore(lines.join('\n'), nextCursor);
}

/** A verdict, what is so, and the evidence of it. */
export function claimText({ verdict, basis, regionId, generatedAt, evidence }: Outputs['checkClaim']): string {
  const of =
    regionId === undefined || generatedAt === undefined
      ? []
      : [item(`Snapshot of ${regionId}, ${shortTime(generatedAt)}.`, '')];
  const lines = evidence.map(({ summary, source }) => item(`${summary} (${source})`));
  return [wrapped(`${capitalised(verdict)}: ${basis}`), ...of, ...lines].join('\n');
}

export function evidenceText({ generatedAt, evidence, nextCursor }: Outputs['listEvidence']): string {
  if (evidence.length === 0) return `The snapshot of ${shortTime(generatedAt)} has no such evidence.`;
  const lines = evidence.map(({ item: { source, observedAt, summary, confidence, id }, citedBy }) =>
    [
      item(summary, ''),
      `    ${source}, ${shortTime(observedAt)}, confidence ${percent(confidence)}, cited ${counted(citedBy.length, 'time')}, ${id}`,
    ].join('\n'),
  );
  return withMore(lines.join('\n'), nextCursor);
}

export function forecastsText({ forecasts, nextCursor }: Outputs['listForecasts']): string {
  if (forecasts.length === 0) return 'No sealed forecast yet.';
  const rows = forecasts.map(({ forecaster, probabilities, status, resolution, ...set }) => [
    String(set.seq),
    // Sets of this service have no forecaster.
    forecaster ?? 'model',
    set.regionId ?? set.country ?? '',
    set.horizon,
    shortTime(set.issuedAt),
    ...LANES.map((lane) => percent(probabilities[lane])),
    resolution?.outcome === undefined ? status : `${status}: ${resolution.outcome}`,
  ]);
  const head = ['no.', 'forecaster', 'region', 'horizon', 'issued', ...LANES, 'status'];
  return withMore(table([head, ...rows], ''), nextCursor);
}

export function signingKeysText({ keys }: Outputs['jwks']): string {
  if (keys.length === 0) return 'No snapshot has been signed yet.';
  const rows = keys.map((key) => [key.kid, key.alg]);
  return `${table([['key id', 'algorithm'], ...rows], '')}\nFor verify --jwks, write them to a file with --json.`;
}

/** One line of a replayed day. */
export function replayLine({ generatedAt, regime, balance, meta }: Outputs['getRegionalSnapshot']['snapshot']): string {
  const numbers = `balance ${signed(balance.netBalance)}, coercive pressure ${score(balance.coercivePressure)}`;
  const access = `maritime access ${score(balance.maritimeAccess)}, confidence ${percent(meta.snapshotConfidence)}`;
  return cut(`${shortTime(generatedAt)}  ${capitalised(REGIME_WORDS[regime.label])}: ${numbers}, ${access}`, 140);
}

/** Any answer of the service as indented lines: a name per line, lists with a dash. */
export function outlineText(value: unknown, indent = ''): string {
  if (Array.isArray(value))
    return value.length === 0 ? `${indent}none` : value.map((one) => entry(one, indent)).join('\n');
  if (typeof value !== 'object' || value === null) return `${indent}${String(value)}`;
  return Object.entries(value)
    .map(([name, member]: [string, unknown]) => `${indent}${label(name)}${memberText(name, member, indent)}`)
    .join('\n');
}

const label = (name: string): string => `${plainWords(name)}:`;

function entry(value: unknown, indent: string): string {
  const text = outlineText(value, `${indent}  `);
  return `${indent}-${text.slice(indent.length + 1)}`;
}

function memberText(name: string, value: unknown, indent: string): string {
  if (typeof value === 'number' && /(At|until|since)$/i.test(name) && value > 0) return ` ${shortTime(value)}`;
  if (typeof value !== 'object' || value === null) return ` ${String(value)}`;
  const items: readonly unknown[] = Object.values(value);
  if (items.length === 0) return ' none';
  const isPlain = Array.isArray(value) && items.every((one) => typeof one !== 'object');
  return isPlain ? ` ${items.join(', ')}` : `\n${outlineText(value, `${indent}  `)}`;
}
