import type { Responses } from '../../../../clients/typescript/client.ts';
import { ForecastBar } from '../../parts/forecast-bar.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { forecastSentence } from '../../sentences/forecast.ts';
import { REGION_IDS, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { termOf } from '../../words/original.ts';

export type Forecast = Responses['listForecasts']['forecasts'][number];
type Lane = keyof Forecast['probabilities'];

export const LANES: readonly Lane[] = ['base', 'escalation', 'containment', 'fragmentation'];

interface Props {
  readonly sets: readonly Forecast[];
  /** Whether outcomes are known: they are shown with their scores. */
  readonly isResolved: boolean;
  readonly regionNames: Readonly<Record<string, string>>;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** Sealed sets, a line each: what was given to each lane, by this service and by the references. */
export function ForecastSets({ sets, isResolved, url, words, formats, regionNames }: Props) {
  const { columns } = words.forecastsView;
  return (
    <Scroll>
      <table class="forecasts stacked">
        <thead>
          <tr>
            <th scope="col">{columns.of}</th>
            {LANES.map((lane) => (
              <th key={lane} scope="col">
                {words.lane(lane)}
              </th>
            ))}
            {isResolved && (
              <>
                <th scope="col" class="number">
                  {columns.log}
                </th>
                <th scope="col" class="number">
                  {columns.brier}
                </th>
              </>
            )}
            <th scope="col">{columns.hash}</th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.seq}>
              <th scope="row">
                <Named set={set} url={url} words={words} regionNames={regionNames} />
                <span class="regime">
                  {words.forecastsView.outcomeDays(formats.day(set.outcomeFrom), formats.day(set.outcomeTo - 1))}
                </span>
              </th>
              {LANES.map((lane) => (
                <td key={lane} data-label={words.lane(lane)}>
                  <ForecastBar
                    probability={set.probabilities[lane]}
                    references={set.references.map(({ probabilities }) => probabilities[lane])}
                    isOutcome={set.resolution?.outcome === lane}
                    sentence={forecastSentence(set, lane, { words, formats })}
                  />
                  <span class="number">{formats.percent(set.probabilities[lane])}</span>
                </td>
              ))}
              {isResolved && <Scores set={set} words={words} formats={formats} />}
              <td class="seal">
                <details>
                  <summary>
                    <code>{set.hash.slice(0, 8)}…</code>
                  </summary>
                  <code>{set.hash}</code>
                  <p class="quiet">{words.forecastsView.seal}</p>
                  <code>{set.sealed}</code>
                </details>
                <span class="regime">{formats.instant(set.sealedAt)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

type SetProps = Pick<Props, 'words' | 'formats'> & { readonly set: Forecast };

function Scores({ set: { resolution }, words, formats }: SetProps) {
  if (resolution?.voidReason !== undefined)
    return (
      <td colspan={2} class="quiet">
        {words.forecastsView.void(termOf(words, resolution.voidReason))}
      </td>
    );
  return (
    <>
      <td class="number" data-label={words.forecastsView.columns.log}>
        {resolution?.logScore === undefined ? '–' : formats.figure(resolution.logScore)}
      </td>
      <td class="number" data-label={words.forecastsView.columns.brier}>
        {resolution?.brierScore === undefined ? '–' : formats.figure(resolution.brierScore)}
      </td>
    </>
  );
}

/** The horizon, and the region with a link to the snapshot that the set is of. */
function Named({ set, url, words, regionNames }: Omit<SetProps, 'formats'> & Pick<Props, 'url' | 'regionNames'>) {
  const horizon = words.forecastsView.horizon(set.horizon);
  const regionId = REGION_IDS.find((one) => one === set.regionId);
  if (regionId === undefined) return <>{horizon}</>;
  const snapshot = withMembers(url, {
    view: 'region',
    regionId,
    at: set.issuedAt,
    isAll: undefined,
    horizon: undefined,
  });
  return <a href={viewUrl(snapshot)}>{url.isAll ? `${regionNames[regionId] ?? regionId}, ${horizon}` : horizon}</a>;
}
