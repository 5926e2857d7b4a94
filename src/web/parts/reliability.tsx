export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly meanProbability: number;
  readonly happenedShare: number;
  readonly consistentLow: number;
  readonly consistentHigh: number;
}

interface Props {
  /** Bins that have enough sets to be judged. */
  readonly bins: readonly ReliabilityBin[];
  readonly sentence: string;
  readonly labels: { readonly given: string; readonly happened: string };
}

const SIZE = 160;
const PADDING = 18;

const right = (share: number): number => PADDING + Math.round(share * SIZE);
const up = (share: number): number => SIZE + 4 - Math.round(share * SIZE);

/** Where a bin is to its 95% band. */
export function placeOf({
  happenedShare,
  consistentLow,
  consistentHigh,
}: ReliabilityBin): 'within' | 'above' | 'below' {
  if (happenedShare > consistentHigh) return 'above';
  return happenedShare < consistentLow ? 'below' : 'within';
}

/** What happened against what was given, with the band of a calibrated forecast at each bin. */
export function Reliability({ bins, sentence, labels }: Props) {
  return (
    <svg
      class="reliability"
      viewBox={`0 0 ${SIZE + PADDING + 6} ${SIZE + PADDING + 6}`}
      width={SIZE + PADDING + 6}
      height={SIZE + PADDING + 6}
      role="img"
      aria-label={sentence}
    >
      <rect class="track" x={PADDING} y="4" width={SIZE} height={SIZE} />
      <line class="even" x1={right(0)} y1={up(0)} x2={right(1)} y2={up(1)} />
      {bins.map((bin) => (
        <Mark key={bin.from} bin={bin} />
      ))}
      <text x={PADDING} y={SIZE + PADDING}>
        0
      </text>
      <text x={right(0.5)} y={SIZE + PADDING} text-anchor="middle">
        {labels.given} →
      </text>
      <text x={right(1)} y={SIZE + PADDING} text-anchor="end">
        1
      </text>
      <text transform={`translate(12 ${up(0.5)}) rotate(-90)`} text-anchor="middle">
        {labels.happened} →
      </text>
    </svg>
  );
}

function Mark({ bin }: { readonly bin: ReliabilityBin }) {
  const x = right(bin.meanProbability);
  const y = up(bin.happenedShare);
  const place = placeOf(bin);
  return (
    <>
      <line class="band" x1={x} x2={x} y1={up(bin.consistentLow)} y2={up(bin.consistentHigh)} />
      {place === 'within' && <circle class="ink" cx={x} cy={y} r="4" />}
      {place === 'above' && <path class="pressure" d={`M${x},${y - 6}l6,10l-12,0z`} />}
      {place === 'below' && <path class="pressure" d={`M${x},${y + 6}l6,-10l-12,0z`} />}
    </>
  );
}
