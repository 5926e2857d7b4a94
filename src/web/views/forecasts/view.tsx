import type { RenderedView, Viewing } from '../../page.ts';
import { forecastsSentence } from '../../sentences/forecasts-heading.ts';
import { HORIZONS, REGION_IDS, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Spoken } from '../../words/spoken.ts';
import { CalibrationDiagrams } from './calibration.tsx';
import { ForecasterTable } from './forecaster-table.tsx';
import { type Forecast, ForecastSets } from './open-sets.tsx';
import { SealedCounts, SkillTable } from './track-record.tsx';

/** Newest sets of one horizon that are read: of all regions and countries together. */
const NEWEST = 100;
const RESOLVED_SHOWN = 20;
/** The horizon of the diagrams where none is chosen: the one with the longest record. */
const LONG_HORIZON = '30d';

/** What was said, what came, and how well the one fitted the other. */
export async function renderForecasts(viewing: Viewing): Promise<RenderedView> {
  const { client, url, signal, regionNames, words, formats } = viewing;
  const view = words.forecastsView;
  const shared = { url, regionNames, words, formats };
  const place = url.isAll ? {} : { regionId: url.regionId };
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const chosen = url.horizon === undefined ? {} : { horizon: url.horizon };
  const horizons = url.horizon === undefined ? HORIZONS : [url.horizon];
  const [calibration, forecasters, resolved, ...open] = await Promise.all([
    client.intelligence.getCalibration({ ...place, ...chosen, ...instant }, { signal }),
    // Boards are of all regions together.
    url.isAll ? client.intelligence.listForecasters({ ...chosen, ...instant, unit: 'region' }, { signal }) : undefined,
    Promise.all(
      (['scored', 'void'] as const).map((status) =>
        client.intelligence.listForecasts(
          { ...place, ...chosen, ...instant, status, limit: RESOLVED_SHOWN },
          { signal },
        ),
      ),
    ),
    ...horizons.map((horizon) =>
      client.intelligence.listForecasts(
        { ...place, ...instant, horizon, status: 'pending', limit: NEWEST },
        { signal },
      ),
    ),
  ]);
  const newest = open.flatMap(({ forecasts }) => newestOfEach(forecasts));
  const groups = calibration.groups.filter(({ regionId }) => regionId === (url.isAll ? undefined : url.regionId));
  const known = resolved
    .flatMap(({ forecasts }) => forecasts)
    .filter(isOwn)
    .sort((a, b) => b.issuedAt - a.issuedAt || b.seq - a.seq);
  const name = url.isAll ? view.everywhere : (regionNames[url.regionId] ?? url.regionId);
  return {
    heading: forecastsSentence(newest, { place: name, isAll: url.isAll === true, regionNames, words, formats }),
    title: view.title,
    ...(newest[0] === undefined ? {} : { shownAt: Math.max(...newest.map(({ issuedAt }) => issuedAt)) }),
    lead: <p>{view.lead}</p>,
    main: (
      <>
        <HorizonLinks url={url} view={view} />
        <section aria-labelledby="open">
          <h2 id="open">{view.open}</h2>
          <p class="quiet">{view.laneNote}</p>
          {newest.length === 0 ? <p>{view.openNone}</p> : <ForecastSets sets={newest} isResolved={false} {...shared} />}
        </section>
        <section aria-labelledby="resolved">
          <h2 id="resolved">{view.resolved}</h2>
          {known.length === 0 ? (
            <p>{view.resolvedNone}</p>
          ) : (
            <ForecastSets sets={known.slice(0, RESOLVED_SHOWN)} isResolved {...shared} />
          )}
        </section>
        <section aria-labelledby="record">
          <h2 id="record">{view.record}</h2>
          <p class="quiet">{view.recordNote}</p>
          <SealedCounts groups={groups} words={words} formats={formats} />
        </section>
        {forecasters !== undefined && (
          <section aria-labelledby="forecasters">
            <h2 id="forecasters">{view.forecasters}</h2>
            <p class="quiet">{view.forecastersNote}</p>
            <ForecasterTable {...forecasters} horizon={url.horizon} words={words} formats={formats} />
          </section>
        )}
        <section aria-labelledby="skill">
          <h2 id="skill">{view.skill}</h2>
          <p class="quiet">{view.skillNote}</p>
          <SkillTable groups={calibration.hindcast} words={words} formats={formats} />
        </section>
        <section aria-labelledby="calibration">
          <h2 id="calibration">
            {view.calibration}
            {words.colon}
            {words.lane('escalation')}
            {words.comma}
            {view.horizon(url.horizon ?? LONG_HORIZON)}
          </h2>
          <p class="quiet">{view.calibrationNote}</p>
          <CalibrationDiagrams
            groups={calibration.hindcast.filter(({ horizon }) => horizon === (url.horizon ?? LONG_HORIZON))}
            words={words}
            formats={formats}
          />
        </section>
      </>
    ),
  };
}

interface LinkProps {
  readonly url: ViewUrl;
  readonly view: Spoken['words']['forecastsView'];
}

function HorizonLinks({ url, view }: LinkProps) {
  return (
    <nav class="axis-links" aria-label={view.horizons.label}>
      {view.horizons.label}:{' '}
      {[undefined, ...HORIZONS].map((horizon) => (
        <a
          key={horizon ?? 'all'}
          href={viewUrl(withMembers(url, { horizon }))}
          aria-current={url.horizon === horizon ? 'true' : undefined}
        >
          {horizon === undefined ? view.horizons.all : view.horizon(horizon)}
        </a>
      ))}
      {!url.isAll && <a href={viewUrl(withMembers(url, { isAll: true, regionId: 'global' }))}>{view.everywhere}</a>}
    </nav>
  );
}

/** A set of a region by this service, not of a country and not one of a third party. */
const isOwn = ({ regionId, forecaster }: Forecast): boolean => regionId !== undefined && forecaster === undefined;

/** The first of each region: lists come newest first. */
function newestOfEach(forecasts: readonly Forecast[]): readonly Forecast[] {
  const own = forecasts.filter(isOwn);
  return REGION_IDS.flatMap((id) => own.find(({ regionId }) => regionId === id) ?? []);
}
