import type { Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { EvidenceDrawer } from '../../parts/drawer.tsx';
import { Hatch } from '../../parts/hatch.tsx';
import { BUFFERS, otherView, PRESSURES, REGION_IDS, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import { original, termOf } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { EvidenceTable } from '../region/evidence-table.tsx';
import { CountryAxes } from './country-axes.tsx';
import { PortCalls } from './port-calls.tsx';

type Answered = Responses['getCountryState'];

/** Days of port calls that are shown. */
const PORT_DAYS = 90;

/** What one country adds to its region. */
export async function renderCountry(viewing: Viewing): Promise<RenderedView> {
  const { client, url, signal, regionNames, words, formats } = viewing;
  const { countryView } = words;
  const { country = '' } = url;
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const answered = await client.intelligence.getCountryState({ country, ...instant }, { signal });
  const { state, generatedAt } = answered;
  const at = String(generatedAt);
  const [region, ports, drawer] = await Promise.all([
    client.intelligence
      .getRegionalSnapshotAt({ regionId: state.regionId, at }, { signal })
      .catch(unlessAborted(signal)),
    client.intelligence
      .getCountryPortActivity({ country, pageSize: PORT_DAYS, ...instant }, { signal })
      .catch(unlessAborted(signal)),
    drawerOf(viewing, answered),
  ]);
  const name = formats.country(country);
  return {
    heading: countryView.heading(name, ...extremes(state.axes, viewing)),
    title: countryView.title(name),
    shownAt: generatedAt,
    lead: (
      <Lead
        state={state}
        url={url}
        regionName={regionNames[state.regionId] ?? state.regionId}
        words={words}
        formats={formats}
      />
    ),
    main: (
      <>
        <Hatch />
        <section aria-labelledby="axes">
          <h2 id="axes">{countryView.axes}</h2>
          {region === undefined && <p class="missing">{countryView.regionUnknown}</p>}
          <CountryAxes
            axes={state.axes}
            region={region?.snapshot.balance}
            evidence={state.evidence}
            url={url}
            words={words}
            formats={formats}
          />
          <p>
            {countryView.net(state.netBalance === undefined ? undefined : formats.figure(state.netBalance))}{' '}
            {countryView.advisory(state.advisoryLevel)} {countryView.sanctions(state.sanctionsAdded365d)}
          </p>
        </section>
        <PortCalls days={ports?.days} words={words} formats={formats} />
        {state.evidence.length === 0 ? (
          <p class="quiet">{countryView.noEvidence}</p>
        ) : (
          <EvidenceTable evidence={state.evidence} url={url} words={words} formats={formats} />
        )}
        <Rules rules={answered.rules} words={words} />
      </>
    ),
    ...(drawer === undefined ? {} : { drawer }),
  };
}

interface LeadProps extends Spoken {
  readonly state: Answered['state'];
  readonly url: ViewUrl;
  readonly regionName: string;
}

function Lead({ state, url, regionName, words, formats }: LeadProps) {
  const { countryView } = words;
  const { confidence, confidenceFactors, missingInputs, regionId } = state;
  const { coverage, freshness, agreement, skill } = confidenceFactors;
  const known = REGION_IDS.find((one) => one === regionId);
  const factors = [coverage, freshness, agreement, skill].map(formats.percent);
  const [a = '', b = '', c = '', d = ''] = factors;
  return (
    <p>
      {countryView.inRegion}{' '}
      {known === undefined ? (
        regionName
      ) : (
        <a href={viewUrl(withMembers(otherView(url, 'region'), { regionId: known }))}>{regionName}</a>
      )}
      . <span title={countryView.factors(a, b, c, d)}>{countryView.confidence(formats.percent(confidence))}</span> (
      {countryView.factors(a, b, c, d)}){words.comma}
      {countryView.missing(missingInputs.map((input) => termOf(words, input)))}.
    </p>
  );
}

function Rules({ rules, words }: Pick<Answered, 'rules'> & Pick<Spoken, 'words'>) {
  return (
    <details>
      <summary>{words.countryView.rules}</summary>
      <dl>
        {rules.map(({ axis, rule }) => (
          <>
            <dt>{axisName(axis, words)}</dt>
            <dd>{original(words, rule)}</dd>
          </>
        ))}
      </dl>
    </details>
  );
}

/** The highest pressure and the lowest buffer that have data, in words. */
function extremes(
  axes: Answered['state']['axes'],
  { words, formats }: Spoken,
): [pressure: string | undefined, buffer: string | undefined] {
  const { countryView } = words;
  const known = axes.flatMap(({ axis, status, value }) =>
    status === 'missing' || value === undefined ? [] : [{ axis, value }],
  );
  const of = (list: readonly string[]) =>
    known.filter(({ axis }) => list.includes(axis)).sort((a, b) => b.value - a.value);
  const highest = of(PRESSURES)[0];
  const lowest = of(BUFFERS).at(-1);
  return [
    highest === undefined
      ? undefined
      : countryView.highest(axisName(highest.axis, words), formats.figure(highest.value)),
    lowest === undefined ? undefined : countryView.lowest(axisName(lowest.axis, words), formats.figure(lowest.value)),
  ];
}

function axisName(axis: string, words: Spoken['words']): string {
  const known = [...PRESSURES, ...BUFFERS].find((one) => one === axis);
  return known === undefined ? axis : words.axis(known);
}

/** One piece of the country's evidence, with what its region's snapshot cites it for. */
async function drawerOf({ client, url, signal, words, formats }: Viewing, { state, generatedAt }: Answered) {
  const { open } = url;
  if (open?.kind !== 'evidence') return undefined;
  const place = { regionId: state.regionId, at: String(generatedAt) };
  const found = await client.intelligence
    .listEvidence({ ...place, limit: MAX_EVIDENCE }, { signal })
    .catch(unlessAborted(signal));
  return (
    <EvidenceDrawer
      item={state.evidence.find(({ id }) => id === open.id)}
      citedBy={[]}
      records={(found?.records ?? []).filter(({ evidenceId }) => evidenceId === open.id)}
      url={url}
      words={words}
      formats={formats}
    />
  );
}

/** The longest page of evidence. */
const MAX_EVIDENCE = 100;
