import { ApiError, type Responses } from '../../../../clients/typescript/client.ts';
import { type WorldMap, worldMap } from '../../geo/world-map.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { type CorridorMark, corridorState, WorldMapDrawing } from '../../parts/world-map.tsx';
import { worldSentence } from '../../sentences/world-sentence.ts';
import {
  type AxisName,
  BUFFERS,
  otherView,
  PRESSURES,
  type ViewUrl,
  viewUrl,
  withMembers,
} from '../../url/view-url.ts';
import { original } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';
import { RegionTable } from './region-table.tsx';

type Region = Responses['listRegions']['regions'][number];
type Country = Responses['listCountryStates']['countries'][number];
type Chokepoint = Responses['getChokepointStatus']['chokepoints'][number];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** All countries fit one page. */
const ALL = 1_000;
const HIGHEST_NAMED = 3;

/** What changed and where it is worst. */
export async function renderWorld(viewing: Viewing): Promise<RenderedView> {
  const { client, url, now, signal, mapped, regionNames, words, formats } = viewing;
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const since = String(url.from ?? Math.floor(((url.at ?? now) - DAY_MS) / MINUTE_MS) * MINUTE_MS);
  const [{ regions }, { countries }, { chokepoints }] = await Promise.all([
    client.intelligence.listRegions({ ...instant, since }, { signal }),
    client.intelligence
      .listCountryStates({ ...instant, pageSize: ALL }, { signal })
      .catch(unknownOf({ countries: undefined })),
    client.supplyChain.getChokepointStatus(instant, { signal }).catch(unknownOf({ chokepoints: undefined })),
  ]);
  const rows = [...regions].sort((a, b) => rankOf(b) - rankOf(a));
  const shownAt = Math.max(...regions.map(({ latest }) => latest?.generatedAt ?? 0));
  const map = worldMap(mapped);
  return {
    heading: worldSentence(rows, viewing),
    title: words.world,
    ...(shownAt > 0 ? { shownAt } : {}),
    lead: <p class="quiet">{sinceText(regions, Number(since), viewing)}</p>,
    main: (
      <div class="world">
        <section aria-labelledby="worst">
          <h2 id="worst" class="visually-hidden">
            {words.whereWorst}
          </h2>
          <RegionTable rows={rows} url={url} regionNames={regionNames} words={words} formats={formats} />
        </section>
        <AxisMap map={map} countries={countries} chokepoints={chokepoints} url={url} words={words} formats={formats} />
      </div>
    ),
  };
}

interface MapProps extends Spoken {
  readonly map: WorldMap;
  readonly countries: readonly Country[] | undefined;
  /** Undefined where the service did not say. */
  readonly chokepoints: readonly Chokepoint[] | undefined;
  readonly url: ViewUrl;
}

function AxisMap({ map, countries, chokepoints, url, words, formats }: MapProps) {
  const { axis } = url;
  const values = new Map(
    (countries ?? []).flatMap(({ country, axes }) => {
      const found = axes.find((one) => one.axis === axis);
      return found?.value === undefined || found.status === 'missing' ? [] : [[country, found.value] as const];
    }),
  );
  const highest = [...values].sort((a, b) => b[1] - a[1]).slice(0, HIGHEST_NAMED);
  const corridors = viewUrl(otherView(url, 'corridors'));
  const marks = (chokepoints ?? []).flatMap((one) => markOf(one, { corridors, words }));
  return (
    <div>
      <WorldMapDrawing
        map={map}
        values={values}
        side={BUFFERS.includes(axis) ? 'buffer' : 'pressure'}
        marks={marks}
        title={words.mapTitle(words.axis(axis))}
        sentence={
          highest.length === 0
            ? words.mapUnknown
            : words.mapSentence(
                words.axis(axis),
                highest.map(([country, value]) => `${formats.country(country)} (${formats.figure(value)})`),
              )
        }
        hrefOf={(country) => viewUrl(withMembers(otherView(url, 'country'), { country }))}
        nameOf={(country, value) =>
          `${formats.country(country)}${words.colon}${value === undefined ? words.noData : formats.figure(value)}`
        }
      />
      <AxisLinks axis={axis} url={url} words={words} />
      {chokepoints === undefined ? (
        <p class="missing">{words.corridorsUnknown}</p>
      ) : (
        <CorridorList marks={marks} words={words} />
      )}
    </div>
  );
}

function AxisLinks({ axis, url, words }: Pick<MapProps, 'url' | 'words'> & { readonly axis: AxisName }) {
  return (
    <nav class="axis-links" aria-label={words.shadeBy}>
      {words.shadeBy}
      {words.colon}
      {[...PRESSURES, ...BUFFERS].map((one) => (
        <a key={one} href={viewUrl(withMembers(url, { axis: one }))} aria-current={one === axis ? 'true' : undefined}>
          {words.axis(one)}
        </a>
      ))}
    </nav>
  );
}

/** What the marks of the map say, for those who do not see them. */
function CorridorList({ marks, words }: Pick<Spoken, 'words'> & { readonly marks: readonly CorridorMark[] }) {
  const inTrouble = marks.filter(({ state }) => state !== 'open');
  return inTrouble.length === 0 ? null : (
    <p>
      {words.corridors}
      {words.colon}
      {inTrouble.map(({ name, state }) => `${original(words, name)} ${words.corridorState(state)}`).join(words.comma)}.
    </p>
  );
}

function markOf(
  { id, name, lat, lon, trafficIndex7d }: Chokepoint,
  { corridors, words }: Pick<Spoken, 'words'> & { readonly corridors: string },
): CorridorMark[] {
  if (trafficIndex7d === undefined) return [];
  const state = corridorState(trafficIndex7d);
  const label = `${original(words, name)} ${words.corridorState(state)}`;
  return [{ name, latitude: lat, longitude: lon, state, link: { href: `${corridors}#strait-${id}`, label } }];
}

function sinceText(regions: readonly Region[], since: number, { words, formats }: Spoken): string {
  const changes = regions.flatMap(({ latest, overview }) =>
    latest === undefined || overview?.before === undefined ? [] : [{ latest, before: overview.before }],
  );
  if (changes.length === 0) return words.firstSnapshot;
  const moved = changes.filter(({ latest, before }) => latest.regime.label !== before.regime.label).length;
  return `${words.moved(moved)} ${words.since(formats.instant(since))}`;
}

/** The world as a whole repeats its worst region, so it stands last. */
const rankOf = ({ id, overview }: Region): number => (id === 'global' ? -2 : (overview?.headline?.rank ?? -1));

/** What the service did not say is shown as not known: the table stands without it. */
const unknownOf =
  <Unknown,>(unknown: Unknown) =>
  (error: unknown): Unknown => {
    if (!(error instanceof ApiError)) throw error;
    return unknown;
  };
