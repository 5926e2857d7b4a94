import { placeIn, type Span } from './spark.tsx';

export interface RegimeStretch extends Span {
  readonly label: string;
}

interface Props {
  readonly stretches: readonly RegimeStretch[];
  readonly gaps: readonly Span[];
  readonly span: Span;
  readonly instant?: number | undefined;
  readonly sentence: string;
}

const WIDTH = 720;
const HEIGHT = 28;
/** Height of a regime in the band, px: the tenser, the higher, so that it is seen without colour. */
const HEIGHTS: Readonly<Record<string, number>> = {
  calm: 4,
  managed_deescalation: 8,
  stressed_equilibrium: 12,
  coercive_stalemate: 17,
  fragmentation_risk: 22,
  escalation_ladder: 28,
};

/** Regimes over time: where each began and how tense it is, by height as well as by colour. */
export function RegimeBand({ stretches, gaps, span, instant, sentence }: Props) {
  const rect = ({ from, to }: Span) => ({
    x: placeIn(span, WIDTH, from),
    width: Math.max(1, placeIn(span, WIDTH, to) - placeIn(span, WIDTH, from)),
  });
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      aria-label={sentence}
    >
      <rect class="track" width={WIDTH} height={HEIGHT} />
      {stretches.map((stretch) => {
        const height = HEIGHTS[stretch.label] ?? HEIGHT;
        return (
          <rect
            key={stretch.from}
            class={`regime-${stretch.label}`}
            {...rect(stretch)}
            y={HEIGHT - height}
            height={height}
          />
        );
      })}
      {gaps.map((gap) => (
        <rect key={gap.from} class="hatched" {...rect(gap)} height={HEIGHT} />
      ))}
      {instant !== undefined && (
        <line class="limit" x1={placeIn(span, WIDTH, instant)} x2={placeIn(span, WIDTH, instant)} y1="0" y2={HEIGHT} />
      )}
    </svg>
  );
}

/** A piece of the band beside the name of its regime. */
export function RegimeSwatch({ label }: { readonly label: string }) {
  const height = (HEIGHTS[label] ?? HEIGHT) / 2;
  return (
    <svg class="swatch" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <rect class="track" width="14" height="14" />
      <rect class={`regime-${label}`} y={14 - height} width="14" height={height} />
    </svg>
  );
}
