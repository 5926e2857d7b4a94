import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import { sliderRange } from './slider-range.ts';
import type { SupposedObservation } from './suppositions.ts';

export type Lever = Responses['listSimulationInputs']['inputs'][number];

interface Props {
  readonly levers: readonly Lever[];
  readonly supposed: readonly SupposedObservation[];
  readonly words: Words;
  readonly formats: Formats;
}

/** A number field for each figure that can be supposed, empty where nothing is; a script adds a slider to each. */
export function LeverFields({ levers, supposed, words, formats }: Props) {
  const { whatIfView: view } = words;
  return (
    <fieldset class="levers">
      <legend>{view.levers}</legend>
      <p class="quiet">{view.leversHint}</p>
      {levers.map(({ metric, subject, unit, value, low, high, ...lever }) => {
        const label = original(words, lever.label);
        const known = supposed.find((one) => one.metric === metric && one.subject === subject);
        const name = `lever~${metric}~${subject}`;
        const { from, to, step } = sliderRange({ value, low, high });
        return (
          <label key={name} class="lever" data-from={from} data-to={to} data-now={value} data-step={step}>
            <span>
              {label} <span class="quiet">{view.unit(unit)}</span>
            </span>
            <input
              name={name}
              type="number"
              step="any"
              inputMode="decimal"
              value={known === undefined ? '' : String(known.value)}
              placeholder={String(value)}
              aria-label={`${label} ${view.unit(unit)}`}
            />
            <span class="quiet">{view.usual(formats.decimal(value), formats.decimal(low), formats.decimal(high))}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
