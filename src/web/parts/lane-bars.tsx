import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';
import { Scroll } from './scroll.tsx';

interface Lane {
  readonly name: string;
  readonly probability: number;
}

interface Props {
  readonly sets: readonly { readonly horizon: string; readonly lanes: readonly Lane[] }[];
  readonly hrefOf: (set: number, lane: number) => string;
  readonly words: Words;
  readonly formats: Formats;
}

/** Probabilities of the four lanes by horizon: outlines, since none of it has happened. */
export function LaneBars({ sets, hrefOf, words, formats }: Props) {
  return (
    <Scroll>
      <table class="lanes">
        <thead>
          <tr>
            <th scope="col">{words.horizonColumn}</th>
            {sets[0]?.lanes.map(({ name }) => (
              <th key={name} scope="col">
                {words.lane(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map(({ horizon, lanes }, set) => (
            <tr key={horizon}>
              <th scope="row">{words.horizon(horizon)}</th>
              {lanes.map(({ name, probability }, lane) => (
                <td key={name}>
                  <svg viewBox="0 0 100 12" width="100" height="12" aria-hidden="true" preserveAspectRatio="none">
                    <rect class="track" x="0" y="2" width="100" height="8" />
                    <rect
                      class="forecast"
                      x="0.5"
                      y="2.5"
                      width={Math.max(0, Math.round(probability * 100) - 1)}
                      height="7"
                    />
                  </svg>
                  <a
                    class="number"
                    href={hrefOf(set, lane)}
                    aria-label={`${words.lane(name)} ${words.horizon(horizon)}${words.colon}${formats.percent(probability)}`}
                  >
                    {formats.percent(probability)}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
