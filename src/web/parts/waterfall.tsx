interface Props {
  readonly change: number;
  /** The largest change of the chart, in absolute value: it fills half of the width. */
  readonly widest: number;
  readonly sentence: string;
}

const WIDTH = 120;
const HALF = WIDTH / 2;

/** One step of a sum: what it takes away to the left of zero, what it adds to the right. */
export function WaterfallStep({ change, widest, sentence }: Props) {
  const length = widest === 0 ? 0 : Math.round((Math.abs(change) / widest) * HALF);
  return (
    <svg class="step" viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height="12" role="img" aria-label={sentence}>
      <rect class="track" y="2" width={WIDTH} height="8" />
      <rect
        class={change < 0 ? 'less' : 'ink'}
        x={change < 0 ? HALF - length : HALF}
        y="2"
        width={Math.max(length, 1)}
        height="8"
      />
      <line class="zero" x1={HALF} x2={HALF} y1="0" y2="12" />
    </svg>
  );
}
