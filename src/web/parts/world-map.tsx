import { MAP_HEIGHT, MAP_WIDTH, type WorldMap } from '../geo/world-map.ts';

export interface CorridorMark {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly state: 'closed' | 'strained' | 'open';
  /** Where the mark leads, and what is said of it there. */
  readonly link?: { readonly href: string; readonly label: string };
}

interface Props {
  readonly map: WorldMap;
  /** Value of the axis by country, 0 to 1; a country that is absent is hatched. Undefined where the map is of no axis. */
  readonly values: ReadonlyMap<string, number> | undefined;
  readonly side: 'pressure' | 'buffer';
  readonly marks: readonly CorridorMark[];
  readonly title: string;
  readonly sentence: string;
  /** A country and its value in words. */
  readonly nameOf: (country: string, value: number | undefined) => string;
  /** Where a country leads; absent where the map leads nowhere. */
  readonly hrefOf?: (country: string) => string;
}

const CLASSES = 5;
/** Traffic of seven days against its norm: below it a strait counts as closed or strained. */
const CLOSED_BELOW = 30;
const STRAINED_BELOW = 70;

/** @param trafficIndex traffic of seven days, 100 is usual */
export function corridorState(trafficIndex: number): CorridorMark['state'] {
  if (trafficIndex < CLOSED_BELOW) return 'closed';
  return trafficIndex < STRAINED_BELOW ? 'strained' : 'open';
}

const SIGNS = { closed: '▲', strained: '◆', open: '●' };

/** The world by one axis in five equal classes. Everything on it is said in the sentence and the tables as well. */
export function WorldMapDrawing({ map, values, side, marks, title, sentence, nameOf, hrefOf }: Props) {
  // Where the map is of no axis, a dot would be taken for a strait.
  const shapes = map.shapes.filter(({ isDot }) => values !== undefined || isDot === undefined);
  return (
    <figure class={`map ${values === undefined ? 'plain' : side}`}>
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role={hrefOf === undefined ? 'img' : 'group'}
        aria-label={`${title}. ${sentence}`}
      >
        <defs>
          <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="ground" width="6" height="6" />
            <line class="stroke" x1="0" y1="0" x2="0" y2="6" />
          </pattern>
        </defs>
        {shapes.map(({ country, path, isDot }) => {
          const value = country === undefined ? undefined : values?.get(country);
          const shade = value === undefined ? 'none' : `c${classOf(value)}`;
          const filled = values === undefined ? 'land' : shade;
          const drawn = (
            <path key={path} d={path} class={isDot ? `${filled} dot` : filled}>
              {country !== undefined && values !== undefined && <title>{nameOf(country, value)}</title>}
            </path>
          );
          if (country === undefined || hrefOf === undefined) return drawn;
          return (
            <a key={path} href={hrefOf(country)} tabindex={-1} aria-label={nameOf(country, value)}>
              {drawn}
            </a>
          );
        })}
        {marks.map(({ name, longitude, latitude, state, link }) => {
          const at = map.point(longitude, latitude);
          if (at === undefined) return null;
          const sign = (
            <text key={name} class={`mark ${state}`} x={at[0]} y={at[1] + 4}>
              {SIGNS[state]}
            </text>
          );
          if (link === undefined) return sign;
          return (
            <a key={name} href={link.href} tabindex={-1} aria-label={link.label}>
              <title>{link.label}</title>
              {sign}
            </a>
          );
        })}
      </svg>
      <figcaption>{sentence}</figcaption>
    </figure>
  );
}

/** Five equal classes from 0 to 1. */
const classOf = (value: number): number => Math.min(CLASSES, Math.max(1, Math.ceil(value * CLASSES)));
