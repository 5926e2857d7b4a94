import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';

interface Props {
  readonly meta: {
    readonly snapshotConfidence: number;
    readonly missingInputs: readonly string[];
    readonly staleInputs: readonly string[];
    /** Epoch ms. */
    readonly validUntil: number;
  };
  /** Epoch ms; undefined where an older snapshot is shown on purpose. */
  readonly now: number | undefined;
  readonly words: Words;
  readonly formats: Formats;
}

/** How sure a snapshot is and how long it holds. That it holds no longer is said first. */
export function SnapshotFacts({ meta, now, words, formats }: Props) {
  const { snapshotConfidence, missingInputs, staleInputs, validUntil } = meta;
  return (
    <>
      <Outdated validUntil={validUntil} now={now} words={words} formats={formats} />
      <p class="quiet facts">
        {words.confidence} {formats.percent(snapshotConfidence)}
        {words.comma}
        {words.missing(missingInputs.length)}
        {staleInputs.length > 0 && `${words.comma}${words.stale(staleInputs.length)}`}
        {words.semicolon}
        {words.validUntil} {formats.instant(validUntil)}
      </p>
    </>
  );
}

/** A banner where no newer snapshot came in time; nothing while the snapshot holds. */
export function Outdated({ validUntil, now, words, formats }: Omit<Props, 'meta'> & { readonly validUntil: number }) {
  if (now === undefined || now <= validUntil) return null;
  return (
    <p class="outdated" role="alert">
      {words.outdated(formats.instant(validUntil))}
    </p>
  );
}
