import type { Responses } from '../../../../clients/typescript/client.ts';
import { type Span, Spark } from '../../parts/spark.tsx';
import { REGION_IDS, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import { runsOfDays } from './series.ts';

type Signal = Responses['getMacroSignals']['signals'][number];
type Price = Responses['getEnergyPrices']['prices'][number];
type Card = Responses['listMarketImplications']['cards'][number];

interface Surroundings {
  readonly words: Words;
  readonly formats: Formats;
}

interface MarketProps extends Surroundings {
  readonly signals: readonly Signal[];
  /** Daily prices of some of the series. */
  readonly prices: readonly Price[];
  readonly span: Span;
}

const BAR = 100;

/** What it costs: each series within its year, those with daily prices as a line. */
export function MarketTable({ signals, prices, span, words, formats }: MarketProps) {
  const view = words.corridorsView;
  if (signals.length === 0) return <p class="quiet">{view.marketsNone}</p>;
  return (
    <table class="corridors stacked">
      <thead>
        <tr>
          <th scope="col">{view.marketColumns.name}</th>
          <th scope="col" class="number">
            {view.marketColumns.value}
          </th>
          <th scope="col">{view.marketColumns.percentile}</th>
          <th scope="col">{view.marketColumns.series}</th>
          <th scope="col">{view.marketColumns.seen}</th>
        </tr>
      </thead>
      <tbody>
        {signals.map(({ series, name, value, unit, percentile1y, observedAt }) => (
          <tr key={series}>
            <th scope="row">{original(words, name)}</th>
            <td class="number">
              {value === undefined ? (
                <span class="quiet">{view.notHandedOn}</span>
              ) : (
                <>
                  {formats.number(value)} <span class="regime">{unit !== undefined && original(words, unit)}</span>
                </>
              )}
            </td>
            <td>
              <svg
                class="percentile"
                viewBox={`0 0 ${BAR} 12`}
                width={BAR}
                height="12"
                role="img"
                aria-label={view.percentileSentence(original(words, name), percentile1y)}
              >
                <rect class="track" y="2" width={BAR} height="8" />
                <rect class="ink" x={Math.min(BAR - 3, Math.max(0, percentile1y - 1))} y="0" width="3" height="12" />
              </svg>{' '}
              <span class="number">{formats.percent(percentile1y / 100)}</span>
            </td>
            <td>
              <PriceLine
                name={name}
                days={prices.filter((price) => price.series === series)}
                {...{ span, words, formats }}
              />
            </td>
            <td>{formats.day(observedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends Surroundings {
  readonly name: string;
  readonly days: readonly Price[];
  readonly span: Span;
}

function PriceLine({ name, days, span, words, formats }: LineProps) {
  const runs = runsOfDays(
    [...days].sort((a, b) => a.observedAt - b.observedAt),
    ({ price }) => price,
  );
  const values = runs.flat().map(({ value }) => value);
  if (values.length < 2) return <span class="quiet">–</span>;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <Spark
      runs={runs}
      span={span}
      range={[low, high > low ? high : low + 1]}
      side="ink"
      sentence={words.corridorsView.priceSentence(original(words, name), formats.figure(low), formats.figure(high))}
      size={[160, 28]}
    />
  );
}

interface PathProps extends Surroundings {
  readonly cards: readonly Card[];
  readonly regionNames: Readonly<Record<string, string>>;
  readonly url: ViewUrl;
}

/** From each disruption to each price, by what past ones did. */
export function PathTable({ cards, regionNames, url, words, formats }: PathProps) {
  const view = words.corridorsView;
  if (cards.length === 0) return <p class="quiet">{view.pathsNone}</p>;
  const columns = view.pathColumns;
  return (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{columns.end}</th>
          <th scope="col" class="number">
            {columns.range}
          </th>
          <th scope="col" class="number">
            {columns.hours}
          </th>
          <th scope="col" class="number">
            {columns.confidence}
          </th>
          <th scope="col">{columns.regions}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ start, end, mechanism, low, high, unit, latencyHours, confidence, snapshots }) => (
          <tr key={`${start} ${end} ${mechanism}`}>
            <th scope="row">
              {original(words, start)} {words.arrow} {original(words, end)}
              <span class="regime">{original(words, mechanism)}</span>
            </th>
            <td class="number">
              {formats.range(formats.change(low), formats.change(high))} <span class="regime">{words.units(unit)}</span>
            </td>
            <td class="number" data-label={columns.hours}>
              {view.hours(latencyHours)}
            </td>
            <td class="number" data-label={columns.confidence}>
              {formats.percent(confidence)}
            </td>
            <td class="regions-of">
              {REGION_IDS.filter((id) => snapshots.some(({ regionId }) => regionId === id)).map((regionId) => (
                <a key={regionId} href={viewUrl(withMembers(url, { view: 'region', regionId }))}>
                  {regionNames[regionId] ?? regionId}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
