import type { Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { AxisBars, type AxisDriver, explained } from '../../parts/axis-bars.tsx';
import { Hatch } from '../../parts/hatch.tsx';
import { LaneBars } from '../../parts/lane-bars.tsx';
import { Outdated } from '../../parts/snapshot-facts.tsx';
import { otherView, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import { original, originalBlock, termOf } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';
import { drawerOf, unlessAborted } from '../drawer-of.tsx';
import { ActorTables } from './actor-tables.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { MarketPaths, Mobility } from './paths-mobility.tsx';
import { RegimeHistory } from './regime-history.tsx';
import { TriggerTables } from './trigger-tables.tsx';

export type Snapshot = Responses['getRegionalSnapshot']['snapshot'];
export type Companion = Responses['getSnapshotCompanion']['companion'];

const REGIMES_READ = 100;

/** One snapshot, whole: every number opens its explanation, every claim its evidence. */
export async function renderRegion(viewing: Viewing): Promise<RenderedView> {
  const { client, url, signal, now, words, formats } = viewing;
  const place = { regionId: url.regionId };
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const [{ snapshot }, companion, history] = await Promise.all([
    url.at === undefined
      ? client.intelligence.getRegionalSnapshot(place, { signal })
      : client.intelligence.getRegionalSnapshotAt({ ...place, at: String(url.at) }, { signal }),
    client.intelligence
      .getSnapshotCompanion({ ...place, ...instant }, { signal })
      .then((answer) => answer.companion)
      // Stands beside the snapshot: of an older program there is none.
      .catch(unlessAborted(signal)),
    client.intelligence
      .getRegimeHistory({ ...place, ...instant, limit: REGIMES_READ }, { signal })
      .catch(unlessAborted(signal)),
  ]);
  const receipt = await client.intelligence
    .getSnapshotReceipt({ snapshotId: snapshot.meta.snapshotId }, { signal })
    .catch(unlessAborted(signal));
  const drawer = await drawerOf({ ...viewing, snapshot, at: url.at });
  return {
    heading: original(words, companion?.headline.text ?? snapshot.narrative.situation.text),
    title: words.regime(snapshot.regime.label),
    shownAt: snapshot.generatedAt,
    lead: (
      <Lead
        snapshot={snapshot}
        url={url}
        now={url.at === undefined ? now : undefined}
        words={words}
        formats={formats}
      />
    ),
    main: (
      <>
        <Hatch />
        {history !== undefined && (
          <RegimeHistory periods={history.periods} end={url.at ?? now} url={url} words={words} formats={formats} />
        )}
        <RegionBody
          snapshot={snapshot}
          companion={companion}
          url={url}
          textOf={textOf(viewing)}
          words={words}
          formats={formats}
        />
        <p class="printed">
          <code>{snapshot.meta.snapshotId}</code> · SHA-256 <code>{receipt?.receipts[0]?.sha256 ?? '–'}</code>
        </p>
      </>
    ),
    ...(drawer === undefined ? {} : { drawer }),
  };
}

interface LeadProps extends Spoken {
  readonly snapshot: Snapshot;
  readonly url: ViewUrl;
  /** Undefined where an older snapshot is shown on purpose. */
  readonly now: number | undefined;
}

function Lead({ snapshot: { regime, balance, meta }, url, now, words, formats }: LeadProps) {
  return (
    <div>
      <Outdated validUntil={meta.validUntil} now={now} words={words} formats={formats} />
      <p>
        <a href={explained(url, '/regime/label')}>
          <strong>{words.regime(regime.label)}</strong>
        </a>
        . {words.netBalance} <a href={explained(url, '/balance/netBalance')}>{formats.figure(balance.netBalance)}</a>
        {words.comma}
        {words.confidence}{' '}
        <a href={explained(url, '/meta/snapshotConfidence')}>{formats.percent(meta.snapshotConfidence)}</a>
        {words.comma}
        {words.missing(meta.missingInputs.length)}
        {meta.staleInputs.length > 0 && `${words.comma}${words.stale(meta.staleInputs.length)}`}
        {words.semicolon}
        {words.validUntil} {formats.instant(meta.validUntil)}.
      </p>
    </div>
  );
}

function RegionBody({
  snapshot,
  companion,
  url,
  textOf,
  words,
  formats,
}: Spoken & {
  readonly snapshot: Snapshot;
  readonly companion: Companion | undefined;
  readonly url: ViewUrl;
  readonly textOf: (text: string) => string;
}) {
  const { balance, meta, narrative, scenarioSets } = snapshot;
  const missing = [...meta.missingInputs, ...meta.staleInputs];
  return (
    <>
      <p class="prose" {...originalBlock(words)}>
        {textOf(narrative.situation.text)}
      </p>
      <section aria-labelledby="balance">
        <h2 id="balance">{words.balance}</h2>
        <AxisBars values={balance} drivers={driversOf(balance)} url={url} words={words} formats={formats} />
        <Further url={url} view="changes" words={words} />
      </section>
      <div class="columns">
        <section aria-labelledby="scenarios">
          <h2 id="scenarios">{words.scenarios}</h2>
          <LaneBars
            sets={scenarioSets}
            hrefOf={(set, lane) => explained(url, `/scenarioSets/${set}/lanes/${lane}/probability`)}
            words={words}
            formats={formats}
          />
          <p class="prose" {...originalBlock(words)}>
            {textOf(narrative.outlook7d.text)}
          </p>
          <Further url={url} view="forecasts" words={words} />
        </section>
        <section aria-labelledby="watch">
          <h2 id="watch">{words.watch}</h2>
          <ul {...originalBlock(words)}>
            {narrative.watchItems.map(({ text }) => (
              <li key={text}>{textOf(text)}</li>
            ))}
          </ul>
        </section>
      </div>
      <TriggerTables triggers={snapshot.triggers} observed={companion?.observed ?? {}} url={url} words={words} />
      <Further url={url} view="triggers" words={words} />
      <div class="unprinted">
        <MarketPaths paths={snapshot.transmissionPaths} url={url} words={words} formats={formats} />
        <Further url={url} view="corridors" words={words} />
        <ActorTables
          actors={snapshot.actors}
          edges={snapshot.leverageEdges}
          url={url}
          words={words}
          formats={formats}
        />
        <Mobility mobility={snapshot.mobility} words={words} />
        <CountryLinks countries={companion?.countries ?? []} url={url} words={words} formats={formats} />
        <EvidenceTable evidence={snapshot.evidence} url={url} words={words} formats={formats} />
      </div>
      {missing.length > 0 && (
        <p class="missing" id="missing">
          ▨ {words.missing(meta.missingInputs.length)}
          {words.colon}
          {missing.map((input, index) => (
            <>
              {index > 0 && words.semicolon}
              <a key={input} href={`${viewUrl(otherView(url, 'feeds'))}#input-${encodeURIComponent(input)}`}>
                {termOf(words, input)}
              </a>
            </>
          ))}
        </p>
      )}
    </>
  );
}

interface CountryLinksProps extends Spoken {
  readonly countries: Companion['countries'];
  readonly url: ViewUrl;
}

/** What each country adds to the region is a page of its own. */
function CountryLinks({ countries, url, words, formats }: CountryLinksProps) {
  if (countries.length === 0) return null;
  return (
    <section aria-labelledby="countries">
      <h2 id="countries">{words.countries}</h2>
      <ul class="inline">
        {countries.map(({ country }) => (
          <li key={country}>
            <a href={viewUrl(withMembers(otherView(url, 'country'), { country }))}>{formats.country(country)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FurtherProps extends Pick<Spoken, 'words'> {
  readonly url: ViewUrl;
  readonly view: keyof Spoken['words']['further'];
}

/** The view that shows a part of this one whole. */
const Further = ({ url, view, words }: FurtherProps) => (
  <p>
    <a href={viewUrl(otherView(url, view))}>{words.further[view]}</a>
  </p>
);

/** The band above says it of the whole page. */
const textOf =
  ({ world }: Viewing) =>
  (text: string): string =>
    world === 'exercise' ? text.replace(/^EXERCISE\. /, '') : text;

function driversOf({ pressures, buffers }: Snapshot['balance']): AxisDriver[] {
  const of = (side: 'pressures' | 'buffers', list: Snapshot['balance']['pressures']) =>
    list.map(({ axis, description, magnitude }, index) => ({ axis, description, magnitude, index, side }));
  return [...of('pressures', pressures), ...of('buffers', buffers)];
}
