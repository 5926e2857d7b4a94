import type { RenderedView, Viewing } from '../../page.ts';
import { corridorState } from '../../parts/world-map.tsx';
import { otherView, REGION_IDS, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import { original } from '../../words/original.ts';
import { unlessAborted } from '../drawer-of.tsx';

type Kind = keyof Viewing['words']['find']['kinds'];

interface Found {
  readonly kind: Kind;
  readonly href: string;
  readonly name: string;
  /** In a few words; empty where there is nothing to say. */
  readonly now: string;
}

/** As the service takes them. */
const MAX_WORDS = 200;
const EVIDENCE_SHOWN = 20;

/** Places and evidence by the words of their names. */
export async function renderFind(viewing: Viewing): Promise<RenderedView> {
  const { url, words } = viewing;
  const asked = url.q?.trim().slice(0, MAX_WORDS) ?? '';
  const found = asked === '' ? [] : await search(asked, viewing);
  return {
    heading: asked === '' ? words.find.prompt : words.find.heading(original(words, asked), found.length),
    title: words.find.title,
    lead: <p class="quiet">{words.find.hint}</p>,
    main:
      asked === '' || found.length > 0 ? (
        <Results found={found} words={words} />
      ) : (
        <p class="prose">
          {words.find.none} <a href={viewUrl(withMembers(otherView(url, 'ask'), { q: asked }))}>{words.views.ask}</a>
        </p>
      ),
  };
}

function Results({ found, words }: { readonly found: readonly Found[] } & Pick<Viewing, 'words'>) {
  const { columns, kinds, results } = words.find;
  return (
    <section aria-labelledby="results">
      <h2 id="results" class="visually-hidden">
        {results}
      </h2>
      <table class="found">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.now}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ kind, href, name, now }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <td>{kinds[kind]}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

async function search(asked: string, viewing: Viewing): Promise<readonly Found[]> {
  const { client, url, signal, regionNames, words, formats } = viewing;
  const [{ regions }, straits, evidence] = await Promise.all([
    client.intelligence.listRegions({}, { signal }),
    client.supplyChain.getChokepointStatus({}, { signal }).catch(unlessAborted(signal)),
    client.intelligence
      .searchEvidence({ regionId: 'global', q: asked, pageSize: EVIDENCE_SHOWN }, { signal })
      .catch(unlessAborted(signal)),
  ]);
  const isNamed = nameTest(asked);
  const ofRegion = (regionId: ViewUrl['regionId']) => withMembers(otherView(url, 'region'), { regionId });
  const regionsFound = regions.flatMap(({ id, name, latest }): Found[] => {
    const regionId = REGION_IDS.find((one) => one === id);
    if (regionId === undefined || !isNamed([name, regionNames[id] ?? ''])) return [];
    const now = latest === undefined ? '' : words.regime(latest.regime.label);
    return [{ kind: 'region', href: viewUrl(ofRegion(regionId)), name: regionNames[id] ?? name, now }];
  });
  const countries = [...new Set(regions.flatMap((region) => region.countries))].flatMap((country): Found[] => {
    const name = formats.country(country);
    if (!isNamed([name, country])) return [];
    return [{ kind: 'country', href: viewUrl(withMembers(otherView(url, 'country'), { country })), name, now: '' }];
  });
  const straitsFound = (straits?.chokepoints ?? []).flatMap(({ id, name, trafficIndex7d }): Found[] => {
    if (!isNamed([name])) return [];
    const now = trafficIndex7d === undefined ? words.noData : words.corridorsView.states[corridorState(trafficIndex7d)];
    return [
      {
        kind: 'strait',
        href: `${viewUrl(otherView(url, 'corridors'))}#strait-${id}`,
        name: original(words, name),
        now,
      },
    ];
  });
  const items = (evidence?.evidence ?? []).map(({ item }): Found => {
    const href = viewUrl(withMembers(ofRegion('global'), { open: { kind: 'evidence', id: item.id } }));
    return { kind: 'evidence', href, name: original(words, item.summary), now: formats.instant(item.observedAt) };
  });
  return [...regionsFound, ...straitsFound, ...countries, ...items];
}

/** Whether one of some names has every word that is looked for, in any order and without accents. */
function nameTest(asked: string): (names: readonly string[]) => boolean {
  const parts = plain(asked).split(/\s+/);
  return (names) => names.some((name) => parts.every((part) => plain(name).includes(part)));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
