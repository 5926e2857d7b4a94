import type { JSX } from 'preact';
import { ApiError, type Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { Hatch } from '../../parts/hatch.tsx';
import { SnapshotFacts } from '../../parts/snapshot-facts.tsx';
import { instantText, queryMembers, viewUrl, withMembers } from '../../url/view-url.ts';
import { original } from '../../words/original.ts';
import { drawerOf } from '../drawer-of.tsx';
import { AxisSlopes } from './axis-slopes.tsx';
import { DriverChanges } from './driver-changes.tsx';
import { EvidenceChanges } from './evidence-changes.tsx';
import { OtherChanges } from './other-changes.tsx';

type Answer = Responses['diffRegionalSnapshots'];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const REGIMES_READ = 100;

/** What changed between two snapshots of a region, and which evidence did it. */
export async function renderChanges(viewing: Viewing): Promise<RenderedView> {
  const { url, now } = viewing;
  const to = url.to ?? url.at;
  // Whole minutes, so that the address of the form stays short.
  const from = url.from ?? Math.floor(((to ?? now) - DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const answer = await difference(viewing, from, to);
  if (answer !== undefined) return compared(viewing, answer, <Form viewing={viewing} from={from} to={to} />);
  const first = await firstOf(viewing);
  // A viewer who asked for no instant gets what there is: the change since the first snapshot.
  const since = url.from === undefined && first !== undefined ? await difference(viewing, first, to) : undefined;
  if (since !== undefined && first !== undefined)
    return compared(viewing, since, <Form viewing={viewing} from={first} to={to} />);
  return nothingAsOld(viewing, { from, first }, <Form viewing={viewing} from={from} to={to} />);
}

/** @returns undefined where no snapshot is as old as `from` */
async function difference(
  { client, url, signal }: Viewing,
  from: number,
  to: number | undefined,
): Promise<Answer | undefined> {
  const until = to === undefined ? {} : { to: String(to) };
  try {
    return await client.intelligence.diffRegionalSnapshots(
      { regionId: url.regionId, from: String(from), ...until },
      { signal },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'snapshot_not_found') throw error;
    return undefined;
  }
}

/** The instant of the first snapshot of the region, epoch ms. */
async function firstOf({ client, url, signal }: Viewing): Promise<number | undefined> {
  const { periods } = await client.intelligence.getRegimeHistory(
    { regionId: url.regionId, limit: REGIMES_READ },
    { signal },
  );
  return periods.at(-1)?.beganAt;
}

async function compared(viewing: Viewing, answer: Answer, form: JSX.Element): Promise<RenderedView> {
  const { client, url, signal, now, words, formats } = viewing;
  const { changesView: view } = words;
  const place = { regionId: url.regionId };
  const { from, to, difference } = answer;
  const [{ snapshots }, { snapshot }] = await Promise.all([
    client.intelligence.listRegionalSnapshots(
      { ...place, from: String(from.generatedAt), to: String(from.generatedAt), limit: 1 },
      { signal },
    ),
    client.intelligence.getRegionalSnapshotAt({ ...place, at: String(to.generatedAt) }, { signal }),
  ]);
  const isNewest = url.to === undefined && url.at === undefined;
  const drawer = await drawerOfEither(viewing, answer, snapshot);
  return {
    heading: original(words, answer.summary),
    title: view.title,
    shownAt: to.generatedAt,
    permanent: withMembers(url, { at: undefined, from: from.generatedAt, to: to.generatedAt }),
    lead: (
      <>
        <div>
          <Compared answer={answer} viewing={viewing} />
          <SnapshotFacts meta={snapshot.meta} now={isNewest ? now : undefined} words={words} formats={formats} />
        </div>
        {form}
      </>
    ),
    main: (
      <>
        <Hatch />
        <section aria-labelledby="axes">
          <h2 id="axes">{view.axes}</h2>
          <p class="quiet">{view.axesNote}</p>
          <AxisSlopes
            before={snapshots[0]?.balance}
            after={snapshot.balance}
            difference={difference}
            url={url}
            words={words}
            formats={formats}
          />
        </section>
        <section aria-labelledby="drivers">
          <h2 id="drivers">{view.drivers}</h2>
          <DriverChanges drivers={difference.drivers} url={url} words={words} formats={formats} />
        </section>
        <EvidenceChanges
          evidence={difference.evidence}
          items={snapshot.evidence}
          url={url}
          words={words}
          formats={formats}
        />
        <OtherChanges difference={difference} words={words} formats={formats} />
      </>
    ),
    ...(drawer === undefined ? {} : { drawer }),
  };
}

type Snapshot = Responses['getRegionalSnapshot']['snapshot'];

/** The drawer of the snapshot after; of evidence that has left, of the one before. */
async function drawerOfEither(parts: Viewing, answer: Answer, after: Snapshot) {
  const { open, regionId } = parts.url;
  const { from, to, difference } = answer;
  const hasLeft = open?.kind === 'evidence' && difference.evidence.left.some(({ item }) => item.id === open.id);
  if (!hasLeft) return drawerOf({ ...parts, snapshot: after, at: to.generatedAt });
  const { snapshot } = await parts.client.intelligence.getRegionalSnapshotAt(
    { regionId, at: String(from.generatedAt) },
    { signal: parts.signal },
  );
  return drawerOf({ ...parts, snapshot, at: from.generatedAt });
}

/** A young history has nothing to compare with: the page says since when there is something. */
function nothingAsOld(
  { url, regionNames, words: { changesView: view }, formats }: Viewing,
  { from, first }: { readonly from: number; readonly first: number | undefined },
  form: JSX.Element,
): RenderedView {
  return {
    heading: view.none(regionNames[url.regionId] ?? url.regionId, formats.instant(from)),
    title: view.title,
    lead: form,
    main: first !== undefined && (
      <p>
        {view.first} <a href={viewUrl(withMembers(url, { from: first, open: undefined }))}>{formats.instant(first)}</a>
      </p>
    ),
  };
}

interface LeadProps {
  readonly answer: Answer;
  readonly viewing: Viewing;
}

function Compared({ answer: { from, to }, viewing }: LeadProps) {
  const { url, words, formats } = viewing;
  const linked = (at: number) => (
    <a href={viewUrl(withMembers(url, { view: 'region', at, from: undefined, to: undefined, open: undefined }))}>
      {formats.instant(at)}
    </a>
  );
  return (
    <p>
      {words.changesView.compared} {linked(from.generatedAt)} {words.changesView.and} {linked(to.generatedAt)}
    </p>
  );
}

interface FormProps {
  readonly viewing: Viewing;
  readonly from: number;
  /** Undefined: the newest. */
  readonly to: number | undefined;
}

function Form({ viewing: { url, words }, from, to }: FormProps) {
  const { form } = words.changesView;
  const kept = withMembers(url, { at: undefined, from: undefined, to: undefined, open: undefined });
  return (
    <form method="get" class="instant">
      <label for="from">{form.from}</label>
      <input id="from" name="from" value={instantText(from)} size={18} required />
      <label for="to">{form.to}</label>
      <input id="to" name="to" value={to === undefined ? '' : instantText(to)} placeholder={words.newest} size={18} />
      {queryMembers(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{form.submit}</button>
    </form>
  );
}
