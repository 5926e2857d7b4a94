import { INPUTS, type Input } from '../assessment/inputs.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { InputNote } from '../contract/intelligence/input-note.ts';
import type { FeedCard } from '../ports/feed.ts';
import { accompaniedSnapshot } from './accompanied-snapshot.ts';
import { asOfReply } from './as-of.ts';
import type { CompanionParts } from './stored-companion.ts';

type RegionInput = Outputs['listInputs']['inputs'][number];

export interface InputParts extends CompanionParts {
  readonly cards: readonly FeedCard[];
  /** Those that are polled. */
  readonly feeds: readonly FeedCard[];
}

const ORDER: readonly RegionInput['status'][] = ['missing', 'stale', 'reported', 'not_asked'];
const KNOWN: ReadonlyMap<string, Input> = new Map(INPUTS.map((input) => [input.id, input]));

/** How inputs reported was stored with the snapshot; which feeds bring them is the program's. */
export function listInputs(parts: InputParts): HandlerOf<'listInputs'> {
  return async (input) => {
    const read = await accompaniedSnapshot(input, parts);
    if (!read.ok) return failed(read.failure);
    const { stored, companion, asOf } = read.value;
    const notes = companion === 'none' ? undefined : companion.inputs;
    const inputs = (notes ?? [])
      .flatMap((note) => regionInput(note, parts))
      .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
    const { snapshotId, generatedAt } = stored;
    const dataAvailable = notes !== undefined;
    return asOfReply({ inputs, dataAvailable, snapshotId, generatedAt, asOf: asOf.instant }, asOf);
  };
}

/** None of an input that this program no longer expects. */
function regionInput(note: InputNote, { cards, feeds }: InputParts): RegionInput[] {
  const input = KNOWN.get(note.id);
  if (input === undefined) return [];
  const { pulse, words: name, maxAgeMs } = input;
  const brings = ({ metrics }: FeedCard) => pulse !== undefined && metrics.includes(pulse);
  const status = note.status === 'missing' && !feeds.some(brings) ? 'not_asked' : note.status;
  return [{ ...note, name, status, maxAgeMs, feeds: cards.filter(brings).map(({ id }) => id) }];
}
