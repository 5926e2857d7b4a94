import type { Responses } from '../../../../clients/typescript/client.ts';
import { explained } from '../../parts/axis-bars.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { otherView, REGION_IDS, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { originalBlock } from '../../words/original.ts';

type Region = Responses['listRegions']['regions'][number];

interface Props {
  /** In the order of the table. */
  readonly rows: readonly Region[];
  readonly url: ViewUrl;
  readonly regionNames: Readonly<Record<string, string>>;
  readonly words: Words;
  readonly formats: Formats;
}

/** A line per region: what is most severe, how sure, and what moved. */
export function RegionTable({ rows, url, regionNames, words, formats }: Props) {
  const { columns } = words;
  const hasChange = rows.some(({ overview }) => overview?.before !== undefined);
  return (
    <Scroll>
      <table class="regions">
        <thead>
          <tr>
            <th scope="col">{columns.region}</th>
            <th scope="col" class="number" title={columns.netLong}>
              {columns.net}
            </th>
            {hasChange && (
              <th scope="col" class="number">
                {columns.change}
              </th>
            )}
            <th scope="col">{columns.why}</th>
            <th scope="col" class="number">
              {columns.escalation}
            </th>
            <th scope="col">{columns.triggers}</th>
            <th scope="col" class="number">
              {columns.sure}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((region) => (
            <RegionRow
              key={region.id}
              region={region}
              url={url}
              hasChange={hasChange}
              regionNames={regionNames}
              words={words}
              formats={formats}
            />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface RowProps extends Omit<Props, 'rows'> {
  readonly region: Region;
  /** Whether the table has a column of changes. */
  readonly hasChange: boolean;
}

function RegionRow({ region, url, hasChange, regionNames, words, formats }: RowProps) {
  const { latest, overview } = region;
  const place = regionUrl(url, region.id);
  const named = regionNames[region.id] ?? region.name;
  const name = place === undefined ? named : <a href={viewUrl(place)}>{named}</a>;
  if (latest === undefined || overview === undefined || place === undefined)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colspan={hasChange ? 6 : 5} class="quiet">
          {words.noSnapshot}
        </td>
      </tr>
    );
  const { before, netBalanceChange, headline, activeTriggerIds, missingInputs, staleInputs } = overview;
  const escalation = overview.escalation30d;
  const to = (view: 'changes' | 'forecasts' | 'triggers') => viewUrl(otherView(place, view));
  const unknown = [words.missing(missingInputs.length), words.stale(staleInputs.length)].filter((text) => text !== '');
  return (
    <tr>
      <th scope="row">
        {name}
        <span class="regime">
          {words.regime(latest.regime.label)}
          {before !== undefined && before.regime.label !== latest.regime.label && (
            <span class="moved">
              {' '}
              {words.backArrow} {words.regime(before.regime.label)}
            </span>
          )}
        </span>
      </th>
      <td class="number">
        <a href={explained(place, '/balance/netBalance')}>{formats.figure(latest.balance.netBalance)}</a>
      </td>
      {hasChange && (
        <td class="number">
          {netBalanceChange === undefined ? '–' : <a href={to('changes')}>{formats.change(netBalanceChange)}</a>}
        </td>
      )}
      <td class="why">
        <span class="clamped" {...originalBlock(words)}>
          <Headline text={headline?.text ?? overview.strongestDriver?.description ?? ''} />
        </span>
      </td>
      <td class="number">
        {escalation === undefined ? '–' : <a href={to('forecasts')}>{formats.percent(escalation)}</a>}
      </td>
      <td class={activeTriggerIds.length > 0 ? 'fired' : 'quiet'}>
        <a href={to('triggers')}>{words.active(activeTriggerIds.length)}</a>
      </td>
      <td class="number">
        {formats.percent(latest.snapshotConfidence)}
        {missingInputs.length + staleInputs.length > 0 && (
          <>
            {' '}
            <a class="missing" href={`${viewUrl(place)}#missing`} title={unknown.join(words.semicolon)}>
              ▨{missingInputs.length + staleInputs.length}
              <span class="visually-hidden"> {unknown.join(words.semicolon)}</span>
            </a>
          </>
        )}
      </td>
    </tr>
  );
}

/** The rank stands out: `Critical (69 of 100):` and what it is of. */
function Headline({ text }: { readonly text: string }) {
  const [, rank, rest] = /^(\S+ \(\d+ of 100\)): (.*)$/s.exec(text) ?? [];
  return (
    <>
      {rank !== undefined && <strong>{rank}</strong>} {rest ?? text}
    </>
  );
}

/** The place of a region in the same view's instant; undefined for an id that the console does not know. */
function regionUrl(url: ViewUrl, id: string): ViewUrl | undefined {
  const regionId = REGION_IDS.find((one) => one === id);
  return regionId === undefined
    ? undefined
    : withMembers(url, { view: 'region', regionId, axis: 'coercivePressure', open: undefined });
}
