import { ApiError, type Responses } from '../../../clients/typescript/client.ts';
import type { Viewing } from '../page.ts';
import { EvidenceDrawer, ExplainDrawer, NoExplanation } from '../parts/drawer.tsx';

interface DrawerParts extends Pick<Viewing, 'client' | 'url' | 'signal' | 'words' | 'formats'> {
  readonly snapshot: Responses['getRegionalSnapshot']['snapshot'];
  /** Epoch ms; the newest when undefined. */
  readonly at: number | undefined;
}

/** The drawer that `open=…` names, of one snapshot; undefined where none is open. */
export async function drawerOf({ client, url, signal, snapshot, at, words, formats }: DrawerParts) {
  const { open } = url;
  if (open === undefined) return undefined;
  const place = { regionId: url.regionId, ...(at === undefined ? {} : { at: String(at) }) };
  if (open.kind === 'evidence') {
    const item = snapshot.evidence.find(({ id }) => id === open.id);
    const found = await client.intelligence
      .listEvidence({ ...place, limit: snapshot.evidence.length }, { signal })
      .catch(unlessAborted(signal));
    const citedBy = found?.evidence.find((one) => one.item.id === open.id)?.citedBy ?? [];
    const records = (found?.records ?? []).filter(({ evidenceId }) => evidenceId === open.id);
    return <EvidenceDrawer item={item} citedBy={citedBy} records={records} url={url} words={words} formats={formats} />;
  }
  const { pointer } = open;
  try {
    const answer = await client.intelligence.explainRegionalSnapshot({ ...place, pointer }, { signal });
    return <ExplainDrawer explained={answer} url={url} words={words} formats={formats} />;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The page stands without it.
    const text = error.status >= 500 ? words.explain.late : words.explain.failed;
    return <NoExplanation pointer={pointer} text={text} url={url} words={words} />;
  }
}

/** What stands beside the rest may be absent; a viewer who has left may not be answered. */
export const unlessAborted =
  (signal: AbortSignal) =>
  (error: unknown): undefined => {
    if (signal.aborted || !(error instanceof ApiError)) throw error;
    return undefined;
  };
