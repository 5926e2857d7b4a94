import { explained } from '../../parts/axis-bars.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original, termOf } from '../../words/original.ts';
import type { Snapshot } from './view.tsx';

interface PathProps {
  readonly paths: Snapshot['transmissionPaths'];
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** From a disruption to a price: how far, how soon, how sure. */
export function MarketPaths({ paths, url, words, formats }: PathProps) {
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="paths">
      <h2 id="paths">{words.paths}</h2>
      <Scroll>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.path.start}</th>
              <th scope="col">{words.path.end}</th>
              <th scope="col" class="number">
                {words.path.low}
              </th>
              <th scope="col" class="number">
                {words.path.high}
              </th>
              <th scope="col">{words.path.unit}</th>
              <th scope="col" class="number">
                {words.path.hours}
              </th>
              <th scope="col" class="number">
                {words.path.confidence}
              </th>
            </tr>
          </thead>
          <tbody>
            {paths.map(
              ({ templateId, start, end, mechanism, magnitudeLow, magnitudeHigh, magnitudeUnit, ...path }, index) => (
                <tr key={templateId}>
                  <th scope="row">
                    {original(words, start)}
                    <span class="regime">{original(words, mechanism)}</span>
                  </th>
                  <td>{original(words, end)}</td>
                  <td class="number">
                    <a href={explained(url, `/transmissionPaths/${index}/magnitudeLow`)}>
                      {formats.change(magnitudeLow)}
                    </a>
                  </td>
                  <td class="number">
                    <a href={explained(url, `/transmissionPaths/${index}/magnitudeHigh`)}>
                      {formats.change(magnitudeHigh)}
                    </a>
                  </td>
                  <td>{words.units(magnitudeUnit)}</td>
                  <td class="number">{path.latencyHours}</td>
                  <td class="number">{formats.percent(path.confidence)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

/** What is closed or held up in the air. That nothing is known is said: it is not calm. */
export function Mobility({ mobility, words }: { readonly mobility: Snapshot['mobility']; readonly words: Words }) {
  const { airspace, airports } = mobility;
  return (
    <section aria-labelledby="mobility">
      <h2 id="mobility">{words.mobility}</h2>
      {airspace.length + airports.length === 0 && <p class="quiet">{words.mobilityNone}</p>}
      <ul>
        {airspace.map(({ airspaceId, status, reason }) => (
          <li key={airspaceId}>
            {words.airspace} {original(words, airspaceId)}
            {words.comma}
            {termOf(words, status)}
            {words.colon}
            {original(words, reason)}
          </li>
        ))}
        {airports.map(({ icao, status, disruptionReason }) => (
          <li key={icao}>
            {words.airports} {original(words, icao)}
            {words.comma}
            {termOf(words, status)}
            {words.colon}
            {original(words, disruptionReason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
