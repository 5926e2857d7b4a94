import type { Responses } from '../../../../clients/typescript/client.ts';
import { evidenced } from '../../parts/axis-bars.tsx';
import { BUFFERS, PRESSURES, type ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original, termOf } from '../../words/original.ts';

type State = Responses['getCountryState']['state'];
type Axis = State['axes'][number];
type Balance = Responses['getRegionalSnapshot']['snapshot']['balance'];

interface Props {
  readonly axes: readonly Axis[];
  /** Of its region; undefined where it could not be read. */
  readonly region: Balance | undefined;
  readonly evidence: State['evidence'];
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const DRIVERS_SHOWN = 4;

/** Seven axes of a country beside those of its region, each with what makes it and what is not known of it. */
export function CountryAxes({ axes, region, evidence, url, words, formats }: Props) {
  const { columns, axesNote } = words.countryView;
  return (
    <table class="axes country stacked">
      <caption class="quiet">{axesNote}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.axis}</th>
          <td />
          <th scope="col" class="number">
            {columns.country}
          </th>
          <th scope="col" class="number">
            {columns.region}
          </th>
          <th scope="col">{columns.drivers}</th>
        </tr>
      </thead>
      <tbody>
        {axes.map((axis) => (
          <Row
            key={axis.axis}
            axis={axis}
            region={region}
            evidence={evidence}
            url={url}
            words={words}
            formats={formats}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({ axis, region, evidence, url, words, formats }: Omit<Props, 'axes'> & { readonly axis: Axis }) {
  const { countryView: view } = words;
  const name = [...PRESSURES, ...BUFFERS].find((one) => one === axis.axis);
  if (name === undefined) return null;
  const side = PRESSURES.includes(name) ? 'pressure' : 'buffer';
  const value = axis.status === 'missing' ? undefined : axis.value;
  const ofRegion = region?.[name];
  const cited = (ids: readonly string[]) => ids.find((id) => evidence.some((item) => item.id === id));
  return (
    <tr class={side}>
      <th scope="row">
        {words.axis(name)}
        <span class="visually-hidden"> ({words[side]})</span>
      </th>
      <td class="bar chart">
        <AxisBar value={value} region={ofRegion} side={side} />
      </td>
      <td class="number" data-label={view.columns.country}>
        {value === undefined ? <span class="missing">▨ {view.missingAxis}</span> : formats.figure(value)}
      </td>
      <td class="number" data-label={view.columns.region}>
        {ofRegion === undefined ? '–' : formats.figure(ofRegion)}
      </td>
      <td class="made-by">
        <ul class="inline">
          {axis.drivers.slice(0, DRIVERS_SHOWN).map(({ description, magnitude, evidenceIds }) => {
            const id = cited(evidenceIds);
            const text = `${formats.figure(magnitude)} ${original(words, description)}`;
            return <li key={description}>{id === undefined ? text : <a href={evidenced(url, id)}>{text}</a>}</li>;
          })}
          {axis.drivers.length === 0 && value !== undefined && <li class="quiet">{view.noDrivers}</li>}
          {axis.missingInputs.length > 0 && (
            <li class="missing">▨ {view.lacks(axis.missingInputs.map((input) => termOf(words, input)))}</li>
          )}
        </ul>
      </td>
    </tr>
  );
}

interface BarProps {
  /** Undefined where the country has no data: the track is hatched. */
  readonly value: number | undefined;
  readonly region: number | undefined;
  readonly side: 'pressure' | 'buffer';
}

/** The country as a bar from zero, its region as a dashed line across it. */
function AxisBar({ value, region, side }: BarProps) {
  const length = (of: number) => Math.round(Math.max(0, Math.min(1, of)) * 100);
  const at = (of: number) => (side === 'pressure' ? 100 - length(of) : 100 + length(of));
  const start = side === 'pressure' ? 0 : 100;
  return (
    <svg viewBox="0 0 200 16" width="200" height="16" aria-hidden="true" preserveAspectRatio="none">
      <rect class={value === undefined ? 'hatched' : 'track'} x={start} y="4" width="100" height="8" />
      {value !== undefined && (
        <rect
          class={side}
          x={side === 'pressure' ? at(value) : 100}
          y="4"
          width={Math.max(1, length(value))}
          height="8"
        />
      )}
      {region !== undefined && <line class="reference" x1={at(region)} x2={at(region)} y1="0" y2="16" />}
      <line class="zero" x1="100" x2="100" y1="0" y2="16" />
    </svg>
  );
}
