interface Props {
  readonly probability: number;
  /** Probabilities of the reference forecasts. */
  readonly references: readonly number[];
  readonly isOutcome: boolean;
  readonly sentence: string;
}

const WIDTH = 100;

/** A probability as an outline, since it has not happened; each reference as a dashed tick, the outcome as a diamond. */
export function ForecastBar({ probability, references, isOutcome, sentence }: Props) {
  const ticks = [...new Set(references.map((one) => Math.round(one * WIDTH)))];
  return (
    <svg
      class="forecast-bar"
      viewBox={`-2 0 ${WIDTH + 16} 16`}
      width={WIDTH + 16}
      height="16"
      role="img"
      aria-label={sentence}
    >
      <rect class="track" x="0" y="4" width={WIDTH} height="8" />
      <rect class="forecast" x="0.5" y="4.5" width={Math.max(1, Math.round(probability * WIDTH) - 1)} height="7" />
      {ticks.map((at) => (
        <line key={at} class="reference" x1={at} x2={at} y1="0" y2="16" />
      ))}
      {isOutcome && <path class="ink" d={`M${WIDTH + 7},3l5,5l-5,5l-5,-5z`} />}
    </svg>
  );
}
