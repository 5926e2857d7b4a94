export interface SparkPoint {
  /** Epoch ms. */
  readonly at: number;
  readonly value: number;
}

export interface Span {
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
}

interface Props {
  /** Stretches without a gap; between them nothing is drawn. */
  readonly runs: readonly (readonly SparkPoint[])[];
  readonly span: Span;
  /** What the lower and the upper edge stand for. */
  readonly range: readonly [low: number, high: number];
  /** Where data are missing: hatched. */
  readonly gaps?: readonly Span[];
  /** A level drawn as a dashed line: a norm, or zero. */
  readonly level?: number | undefined;
  /** An instant drawn as an upright line. */
  readonly instant?: number | undefined;
  readonly side: 'pressure' | 'buffer' | 'ink';
  readonly sentence: string;
  readonly size?: readonly [width: number, height: number];
}

/** Values over time as a line, broken where there are none. */
export function Spark({
  runs,
  span,
  range: [low, high],
  gaps = [],
  level,
  instant,
  side,
  sentence,
  size = [720, 36],
}: Props) {
  const [width, height] = size;
  const x = (at: number): number => placeIn(span, width, at);
  const y = (value: number): number =>
    Math.round((1 - (Math.max(low, Math.min(high, value)) - low) / (high - low)) * (height - 4)) + 2;
  const line = (run: readonly SparkPoint[]): string =>
    `${run.map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at)},${y(value)}`).join('')}${run.length === 1 ? 'h-2' : ''}`;
  return (
    <svg
      class={`spark ${side}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      role="img"
      aria-label={sentence}
    >
      <rect class="track" width={width} height={height} />
      {gaps.map((gap) => (
        <rect
          key={gap.from}
          class="hatched"
          x={x(gap.from)}
          width={Math.max(1, x(gap.to) - x(gap.from))}
          height={height}
        />
      ))}
      {level !== undefined && <line class="reference" x1="0" x2={width} y1={y(level)} y2={y(level)} />}
      {runs.map((run) => (
        <path key={run[0]?.at} class="line" d={line(run)} />
      ))}
      {instant !== undefined && <line class="limit" x1={x(instant)} x2={x(instant)} y1="0" y2={height} />}
    </svg>
  );
}

/** Where an instant is in a drawing of a span, whole px. */
export const placeIn = ({ from, to }: Span, width: number, at: number): number =>
  Math.round(((Math.max(from, Math.min(to, at)) - from) / (to - from)) * width);
