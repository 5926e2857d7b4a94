import type { RenderedView, Viewing } from '../../page.ts';
import { Hatch } from '../../parts/hatch.tsx';
import { SnapshotFacts } from '../../parts/snapshot-facts.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import { original } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';
import { drawerOf, unlessAborted } from '../drawer-of.tsx';
import { GaugeTable } from './gauge-table.tsx';
import { type Group, type TriggerRow, triggerRows } from './trigger-rows.ts';

/** How near each threshold of a region is. */
export async function renderTriggers(viewing: Viewing): Promise<RenderedView> {
  const { client, url, signal, now, regionNames, words, formats } = viewing;
  const view = words.triggersView;
  const place = { regionId: url.regionId };
  const at = url.at === undefined ? undefined : String(url.at);
  const [{ snapshot }, readings] = await Promise.all([
    at === undefined
      ? client.intelligence.getRegionalSnapshot(place, { signal })
      : client.intelligence.getRegionalSnapshotAt({ ...place, at }, { signal }),
    client.intelligence
      .listTriggerReadings(at === undefined ? place : { ...place, at }, { signal })
      .then((answer) => answer.readings)
      .catch(unlessAborted(signal)),
  ]);
  const groups = triggerRows(snapshot.triggers, readings ?? []);
  const all = Object.values(groups).flat();
  const drawer = await drawerOf({ ...viewing, snapshot, at: url.at });
  return {
    heading: view.heading(regionNames[url.regionId] ?? url.regionId, groups.active.length, all.length),
    title: view.title,
    shownAt: snapshot.generatedAt,
    lead: (
      <div>
        <p>{leadText(groups, words)}</p>
        <SnapshotFacts
          meta={snapshot.meta}
          now={url.at === undefined ? now : undefined}
          words={words}
          formats={formats}
        />
      </div>
    ),
    main: <Groups groups={groups} end={snapshot.generatedAt} url={url} words={words} formats={formats} />,
    ...(drawer === undefined ? {} : { drawer }),
  };
}

function leadText(
  { watching, dormant, missing }: Readonly<Record<Group, readonly TriggerRow[]>>,
  words: Spoken['words'],
): string {
  const { triggersView: view } = words;
  const [nearest] = [...watching, ...dormant];
  const unread = view.unread(missing.length);
  if (nearest?.observed === undefined) return unread;
  const { words: now, threshold } = nearest.observed;
  return `${view.nearest(original(words, nearest.trigger.description), original(words, now), original(words, threshold))} ${unread}`;
}

interface GroupsProps extends Spoken {
  readonly groups: Readonly<Record<Group, readonly TriggerRow[]>>;
  /** Of the snapshot, epoch ms. */
  readonly end: number;
  readonly url: ViewUrl;
}

function Groups({ groups, end, url, words, formats }: GroupsProps) {
  const { triggersView: view } = words;
  const table = (group: Group) => (
    <GaugeTable rows={groups[group]} group={group} end={end} url={url} words={words} formats={formats} />
  );
  return (
    <>
      <Hatch />
      <p class="quiet prose">{view.legend}</p>
      {(['active', 'watching'] as const).map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>
            {view.groups[group]} ({groups[group].length})
          </h2>
          {groups[group].length === 0 ? <p class="quiet">{view.none[group]}</p> : table(group)}
        </section>
      ))}
      {(['missing', 'dormant'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={group}>
              <h2 id={group}>
                {view.groups[group]} ({groups[group].length})
              </h2>
              {group === 'missing' && <p class="quiet">{view.missingNote}</p>}
              {table(group)}
            </section>
          ),
      )}
    </>
  );
}
