interface Props {
  /** Undefined where the snapshot lacks the value. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly range: readonly [low: number, high: number];
  readonly side: 'pressure' | 'buffer' | 'ink';
  readonly sentence: string;
}

const WIDTH = 160;
const HEIGHT = 36;
const EDGE = 6;

/** One value before and after: an open mark, a line, a filled one. What is absent has no mark. */
export function Slope({ from, to, range: [low, high], side, sentence }: Props) {
  const y = (value: number): number =>
    Math.round((1 - (Math.max(low, Math.min(high, value)) - low) / (high - low)) * (HEIGHT - 2 * EDGE)) + EDGE;
  return (
    <svg
      class={`slope ${side}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={sentence}
    >
      <rect class={from === undefined || to === undefined ? 'hatched' : 'track'} width={WIDTH} height={HEIGHT} />
      {from !== undefined && to !== undefined && (
        <line class="line" x1={EDGE} x2={WIDTH - EDGE} y1={y(from)} y2={y(to)} />
      )}
      {from !== undefined && <circle class="mark" cx={EDGE} cy={y(from)} r="4" />}
      {to !== undefined && <circle class={side} cx={WIDTH - EDGE} cy={y(to)} r="4" />}
    </svg>
  );
}
