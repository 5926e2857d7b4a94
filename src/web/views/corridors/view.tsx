import type { ComponentChildren } from 'preact';
import type { Responses } from '../../../../clients/typescript/client.ts';
import { worldMap } from '../../geo/world-map.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { Hatch } from '../../parts/hatch.tsx';
import type { Span } from '../../parts/spark.tsx';
import { corridorState, WorldMapDrawing } from '../../parts/world-map.tsx';
import { corridorsSentence } from '../../sentences/corridors.ts';
import type { Words } from '../../words/en.ts';
import { original, termOf } from '../../words/original.ts';
import { AirportTable, AirspaceList, RestrictionTable } from './air-tables.tsx';
import { CorridorTable } from './corridor-table.tsx';
import { MarketTable, PathTable } from './market-tables.tsx';
import { PRICE_DAYS, type Read, readCorridors, TRAFFIC_DAYS } from './read-corridors.ts';

type Status = Responses['getChokepointStatus'];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TRAFFIC = 'portwatch-transits';

/** What moves, and what it costs. */
export async function renderCorridors(viewing: Viewing): Promise<RenderedView> {
  const { url, now, words, formats } = viewing;
  const { corridorsView: view } = words;
  const read = await readCorridors(viewing);
  // Within a minute the page is the same.
  const end = url.at ?? Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const days = (count: number): Span => ({ from: end - count * DAY_MS, to: end });
  const { chokepoints, asOf, sources } = read.status;
  return {
    heading: corridorsSentence(chokepoints, words),
    title: view.title,
    shownAt: asOf,
    lead: <p>{leadText(read.status, viewing)}</p>,
    main: (
      <>
        <Hatch />
        <CorridorMap chokepoints={chokepoints} viewing={viewing} />
        <section aria-labelledby="table">
          <h2 id="table">{view.table}</h2>
          <CorridorTable
            chokepoints={chokepoints}
            history={read.history}
            span={days(TRAFFIC_DAYS)}
            staleSince={sources.find(({ feedId, state }) => feedId === TRAFFIC && state === 'stale')?.lastReadAt}
            words={words}
            formats={formats}
          />
        </section>
        <Markets read={read} span={days(PRICE_DAYS)} viewing={viewing} />
        <Air read={read} viewing={viewing} />
      </>
    ),
  };
}

/** To which day the traffic is known, and which sources are missing or stale. */
function leadText({ chokepoints, sources }: Status, { words, formats }: Viewing): string {
  const { corridorsView: view } = words;
  const newest = chokepoints.find(({ trafficTo }) => trafficTo !== undefined);
  const known =
    newest?.trafficTo === undefined ? view.notRead : view.lead(formats.day(newest.trafficTo), newest.lagDays);
  const doubtful = sources.filter(({ state }) => state !== 'current');
  if (doubtful.length === 0) return known;
  return `${known} ${view.sources(doubtful.map(({ attribution, state }) => view.source(original(words, attribution), termOf(words, state))))}`;
}

interface MapProps {
  readonly chokepoints: Status['chokepoints'];
  readonly viewing: Viewing;
}

function CorridorMap({ chokepoints, viewing }: MapProps) {
  const { corridorsView: view } = viewing.words;
  const marks = chokepoints.flatMap(({ name, lat, lon, trafficIndex7d: index }) =>
    index === undefined ? [] : [{ name, latitude: lat, longitude: lon, state: corridorState(index) }],
  );
  const counted = (state: 'closed' | 'strained' | 'open') => marks.filter((mark) => mark.state === state).length;
  return (
    <WorldMapDrawing
      map={worldMap(viewing.mapped)}
      values={undefined}
      side="pressure"
      marks={marks}
      title={view.map}
      sentence={view.mapSentence(counted('closed'), counted('strained'), counted('open'))}
      nameOf={(country) => country}
    />
  );
}

interface MarketsProps {
  readonly read: Read;
  readonly span: Span;
  readonly viewing: Viewing;
}

function Markets({ read: { signals, prices, implications }, span, viewing }: MarketsProps) {
  const { url, regionNames, words, formats } = viewing;
  const { corridorsView: view } = words;
  return (
    <>
      <Section id="markets" title={view.markets} note={view.marketsNote}>
        {signals.status === 'refused' ? (
          <Unknown problem={signals.problem} words={words} />
        ) : (
          <MarketTable
            signals={signals.answer.signals}
            prices={prices.status === 'read' ? prices.answer.prices : []}
            span={span}
            words={words}
            formats={formats}
          />
        )}
      </Section>
      <Section id="paths" title={view.paths} note={view.pathsNote}>
        {implications.status === 'refused' ? (
          <Unknown problem={implications.problem} words={words} />
        ) : (
          <PathTable
            cards={implications.answer.cards}
            regionNames={regionNames}
            url={url}
            words={words}
            formats={formats}
          />
        )}
      </Section>
    </>
  );
}

function Air({ read: { airports, restrictions, worldSnapshot }, viewing }: Omit<MarketsProps, 'span'>) {
  const { words, formats } = viewing;
  const { corridorsView: view } = words;
  return (
    <>
      <Section id="airports" title={view.airports}>
        {airports.status === 'refused' ? (
          <Unknown problem={airports.problem} words={words} />
        ) : (
          <AirportTable answer={airports.answer} words={words} />
        )}
      </Section>
      <Section id="closed" title={view.closed}>
        {worldSnapshot.status === 'refused' ? (
          <Unknown problem={worldSnapshot.problem} words={words} />
        ) : (
          <AirspaceList airspace={worldSnapshot.answer.snapshot.mobility.airspace} words={words} />
        )}
      </Section>
      <Section id="airspace" title={view.airspace}>
        {restrictions.status === 'refused' ? (
          <Unknown problem={restrictions.problem} words={words} />
        ) : (
          <RestrictionTable answer={restrictions.answer} words={words} formats={formats} />
        )}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

const Section = ({ id, title, note, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {note !== undefined && <p class="quiet">{note}</p>}
    {children}
  </section>
);

/** What the service refused stands in its own place; the rest is shown. */
const Unknown = ({ problem, words }: { readonly problem: string; readonly words: Words }) => (
  <p class="missing">{words.corridorsView.unknown(problem)}</p>
);
