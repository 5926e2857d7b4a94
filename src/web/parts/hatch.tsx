/**
 * The hatch of everything that is missing: once a page, for all charts of it. Marks take it by the class `hatched`, so that
 * missing data look alike in every chart and never like zero.
 */
export function Hatch() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="track" width="6" height="6" />
          <line class="stroke" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
    </svg>
  );
}
