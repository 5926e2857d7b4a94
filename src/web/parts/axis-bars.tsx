import { type AxisName, BUFFERS, PRESSURES, type ViewUrl, viewUrl, withMembers } from '../url/view-url.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';
import { original } from '../words/original.ts';

export interface AxisDriver {
  readonly axis: string;
  readonly description: string;
  readonly magnitude: number;
  readonly index: number;
  readonly side: 'pressures' | 'buffers';
}

interface Props {
  readonly values: Readonly<Record<AxisName, number>>;
  readonly drivers: readonly AxisDriver[];
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const DRIVERS_SHOWN = 3;

/** Seven axes around one zero: pressures to the left, buffers to the right, each with what makes it. */
export function AxisBars({ values, drivers, url, words, formats }: Props) {
  return (
    <table class="axes">
      <caption class="quiet">{words.balanceNote}</caption>
      <tbody>
        {[...PRESSURES, ...BUFFERS].map((axis) => {
          const side = PRESSURES.includes(axis) ? 'pressure' : 'buffer';
          const value = formats.figure(values[axis]);
          return (
            <tr key={axis} class={side}>
              <th scope="row">
                {words.axis(axis)}
                <span class="visually-hidden"> ({words[side]})</span>
              </th>
              <td class="bar">
                <Bar value={values[axis]} side={side} />
              </td>
              <td class="number">
                <a
                  href={explained(url, `/balance/${axis}`)}
                  aria-label={`${words.axis(axis)} ${value}${words.colon}${words.explain.title}`}
                >
                  {value}
                </a>
              </td>
              <td class="drivers">
                {drivers
                  .filter((driver) => driver.axis === axis)
                  .slice(0, DRIVERS_SHOWN)
                  .map((driver) => (
                    <a key={driver.index} href={explained(url, `/balance/${driver.side}/${driver.index}`)}>
                      <span class="number">{formats.figure(driver.magnitude)}</span>{' '}
                      {original(words, driver.description)}
                    </a>
                  ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Half of the width is a pressure of 1, the other half a buffer of 1. A value of 0 is a tick on the zero line. */
function Bar({ value, side }: { readonly value: number; readonly side: 'pressure' | 'buffer' }) {
  const length = Math.round(Math.max(0, Math.min(1, value)) * 100);
  return (
    <svg viewBox="0 0 200 16" width="200" height="16" aria-hidden="true" preserveAspectRatio="none">
      <rect class="track" x={side === 'pressure' ? 0 : 100} y="4" width="100" height="8" />
      <rect class={side} x={side === 'pressure' ? 100 - length : 100} y="4" width={Math.max(length, 1)} height="8" />
      <line class="zero" x1="100" x2="100" y1="0" y2="16" />
    </svg>
  );
}

/** The same view with the drawer that says where a number comes from. */
export const explained = (url: ViewUrl, pointer: string): string =>
  viewUrl(withMembers(url, { open: { kind: 'explain', pointer } }));

/** The same view with the drawer of one piece of evidence. */
export const evidenced = (url: ViewUrl, id: string): string =>
  viewUrl(withMembers(url, { open: { kind: 'evidence', id } }));
