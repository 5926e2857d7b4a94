import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Words } from '../../words/en.ts';
import { original, originalBlock } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';

type Airports = Responses['getAirportOpsSummary'];
type Restrictions = Responses['listAirspaceRestrictions'];

interface AirportProps {
  readonly answer: Airports;
  readonly words: Words;
}

/** Airports that are closed or held up, the worst first. That no source was read is said: it is not calm. */
export function AirportTable({ answer: { summaries, dataAvailable }, words }: AirportProps) {
  const view = words.corridorsView;
  if (!dataAvailable) return <p class="missing">▨ {view.notRead}</p>;
  if (summaries.length === 0) return <p class="quiet">{view.airportsNone}</p>;
  const columns = view.airportColumns;
  return (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" class="number">
            {columns.delay}
          </th>
          <th scope="col">{columns.reason}</th>
        </tr>
      </thead>
      <tbody>
        {summaries.map(({ icao, name, status, maxDelayMinutes, reason }) => (
          <tr key={icao}>
            <th scope="row">
              {original(words, name ?? icao)} <span class="quiet">{original(words, icao)}</span>
            </th>
            <td>{view.airportStates[status]}</td>
            <td class="number" data-label={columns.delay}>
              {maxDelayMinutes === undefined ? '–' : view.minutes(maxDelayMinutes)}
            </td>
            <td>{reason === undefined ? '–' : original(words, reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RestrictionProps extends Spoken {
  readonly answer: Restrictions;
}

/** Restrictions of airspace, folded. */
export function RestrictionTable({ answer, words, formats }: RestrictionProps) {
  const view = words.corridorsView;
  const { restrictions, pagination, dataAvailable } = answer;
  if (!dataAvailable) return <p class="missing">▨ {view.notRead}</p>;
  if (restrictions.length === 0) return <p class="quiet">{view.restrictionsNone}</p>;
  const isCut = pagination.nextCursor !== '';
  return (
    <details>
      <summary>{isCut ? view.restrictionsCut(restrictions.length) : view.restrictions(restrictions.length)}</summary>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">{view.restrictionColumns.what}</th>
            <th scope="col">{view.restrictionColumns.country}</th>
            <th scope="col">{view.restrictionColumns.until}</th>
          </tr>
        </thead>
        <tbody>
          {restrictions.map(({ id, title, restriction, country, until }) => (
            <tr key={id}>
              <th scope="row">
                {original(words, title ?? restriction ?? id)}
                {restriction !== undefined && <span class="regime">{original(words, restriction)}</span>}
              </th>
              <td>{country === undefined ? '–' : formats.country(country)}</td>
              <td>{until === undefined ? '–' : original(words, until)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface AirspaceProps {
  readonly airspace: Responses['getRegionalSnapshot']['snapshot']['mobility']['airspace'];
  readonly words: Words;
}

/** Airspaces that the newest assessment knows as closed, with what that rests on; the restricted ones are folded. */
export function AirspaceList({ airspace, words }: AirspaceProps) {
  const view = words.corridorsView;
  const closed = airspace.filter(({ status }) => status === 'closed');
  const others = airspace.filter(({ status }) => status !== 'closed');
  const list = (items: AirspaceProps['airspace']) => (
    <ul {...originalBlock(words)}>
      {items.map(({ airspaceId, reason }) => (
        <li key={`${airspaceId} ${reason}`}>
          <strong>{airspaceId.replace(/^theater:/, '')}</strong> {reason}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {closed.length === 0 ? <p class="quiet">{view.closedNone}</p> : list(closed)}
      {others.length > 0 && (
        <details>
          <summary>{view.restricted(others.length)}</summary>
          {list(others)}
        </details>
      )}
    </>
  );
}
