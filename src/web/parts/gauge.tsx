/** What a gauge is drawn from. */
export interface GaugeReading {
  readonly value: number;
  /** The ordinary value. */
  readonly baseline: number;
  readonly threshold: number;
  /** Whether the trigger fires below its threshold. */
  readonly isBelow: boolean;
}

interface Props {
  /** Undefined where the value is missing: the track is hatched. */
  readonly reading: GaugeReading | undefined;
  readonly isActive: boolean;
  readonly side: 'pressure' | 'buffer';
  readonly sentence: string;
}

const WIDTH = 240;
const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;
/** Where every gauge has its ordinary value and its threshold, px: gauges of all units can be compared. */
const ORDINARY = 60;
const THRESHOLD = 160;
const RADIUS = 4;

/** One trigger: linear from its ordinary value to its threshold, on the scale that all gauges share. */
export function Gauge({ reading, isActive, side, sentence }: Props) {
  return (
    <svg
      class="gauge"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={sentence}
    >
      <rect class={reading === undefined ? 'hatched' : 'track'} x="0" y={MIDDLE - 4} width={WIDTH} height="8" />
      {reading !== undefined && <Marks reading={reading} isActive={isActive} side={side} />}
      <line class="limit" x1={THRESHOLD} x2={THRESHOLD} y1="0" y2={HEIGHT} />
    </svg>
  );
}

function Marks({ reading, isActive, side }: Omit<Props, 'reading' | 'sentence'> & { readonly reading: GaugeReading }) {
  const { origin, isOrdinary } = originOf(reading);
  const at = ORDINARY + ((reading.value - origin) / (reading.threshold - origin)) * (THRESHOLD - ORDINARY);
  const dot = Math.round(Math.min(WIDTH - RADIUS - 1, Math.max(RADIUS + 1, at)));
  const beyond = at > WIDTH ? 'M228,5l9,5l-9,5z' : at < 0 ? 'M12,5l-9,5l9,5z' : undefined;
  const from = Math.min(ORDINARY, dot);
  return (
    <>
      <rect class="past" x={THRESHOLD} y={MIDDLE - 4} width={WIDTH - THRESHOLD} height="8" />
      {isOrdinary && <rect class={side} x={from} y={MIDDLE - 2} width={Math.abs(dot - ORDINARY)} height="4" />}
      {isOrdinary && <path class="mark" d={`M${ORDINARY},${MIDDLE - 8}l8,8l-8,8l-8,-8z`} />}
      {beyond === undefined ? (
        <circle class={isActive ? side : 'ink'} cx={dot} cy={MIDDLE} r={RADIUS} />
      ) : (
        <path class={isActive ? side : 'ink'} d={beyond} />
      )}
    </>
  );
}

/**
 * Where the scale begins: the ordinary value, or, of a trigger whose ordinary value is unknown or past the threshold, as far
 * on the other side of the threshold as zero is.
 */
function originOf({ baseline, threshold, isBelow }: GaugeReading): { origin: number; isOrdinary: boolean } {
  const isOrdinary = isBelow ? baseline > threshold : baseline < threshold;
  if (isOrdinary) return { origin: baseline, isOrdinary };
  const reach = threshold === 0 ? 1 : Math.abs(threshold);
  return { origin: isBelow ? threshold + reach : threshold - reach, isOrdinary };
}

/** How far along the way from its ordinary value to its threshold a reading is, for the order of rows: 1 is at it. */
export function wayTo(reading: GaugeReading): number {
  const { origin } = originOf(reading);
  return (reading.value - origin) / (reading.threshold - origin);
}
