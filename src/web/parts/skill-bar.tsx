interface Props {
  readonly skill: number;
  readonly low: number;
  readonly high: number;
  readonly sentence: string;
}

const WIDTH = 160;
/** A skill of −0.4 to 0.4 fills the width; what lies beyond is cut off with an arrow. */
const REACH = 0.4;

const at = (skill: number): number => Math.round((Math.max(-REACH, Math.min(REACH, skill)) / REACH + 1) * (WIDTH / 2));

/** A skill and its interval around zero, where the reference is: better to the right, worse to the left. */
export function SkillBar({ skill, low, high, sentence }: Props) {
  const side = skill < 0 ? 'pressure' : 'buffer';
  return (
    <svg class="skill-bar" viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height="16" role="img" aria-label={sentence}>
      <rect class="track" x="0" y="4" width={WIDTH} height="8" />
      <line class="zero" x1={WIDTH / 2} x2={WIDTH / 2} y1="0" y2="16" />
      <line class={`interval ${side}`} x1={at(low)} x2={at(high)} y1="8" y2="8" />
      {low < -REACH && <path class={side} d="M6,4l-6,4l6,4z" />}
      {high > REACH && <path class={side} d={`M${WIDTH - 6},4l6,4l-6,4z`} />}
      {Math.abs(skill) <= REACH && <circle class={side} cx={at(skill)} cy="8" r="4" />}
    </svg>
  );
}
