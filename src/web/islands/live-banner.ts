import { announcement, NEWER_TYPES, NOTHING_NEWER, withEvent, withTwin } from './newer-snapshot.ts';

/** How often the page's own JSON form is read where there are no events. */
const POLL_MS = 60_000;
const TIMEOUT_MS = 20_000;

/** Announces a newer snapshot and leaves the page as it is. A page that is not looked at listens to nothing. */
function watch(banner: HTMLElement): void {
  const { shownAt: shown = '', region, twin, page = '', plain = '', changes = '{}', show = '' } = banner.dataset;
  const shownAt = Number(shown);
  let newer = NOTHING_NEWER;
  let lastEventId = '';
  let stop = (): void => undefined;
  const toggle = (): void => {
    stop();
    stop = document.hidden ? () => undefined : twin === undefined ? listen() : poll(twin);
  };
  document.addEventListener('visibilitychange', toggle);
  toggle();

  function listen(): () => void {
    const query = new URLSearchParams({ types: NEWER_TYPES.join(',') });
    if (region !== undefined) query.set('region_id', region);
    if (lastEventId !== '') query.set('after', lastEventId);
    const events = new EventSource(`/api/intelligence/v1/stream-events?${query}`);
    for (const type of NEWER_TYPES)
      events.addEventListener(type, (event) => {
        lastEventId = event.lastEventId;
        newer = withEvent(newer, parsed(event.data), shownAt);
        announce();
      });
    return () => events.close();
  }

  function poll(address: string): () => void {
    const timer = setInterval(() => void look(address), POLL_MS);
    return () => clearInterval(timer);
  }

  async function look(address: string): Promise<void> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    if (answer?.ok !== true) return;
    newer = withTwin(newer, await answer.json().catch(() => undefined), shownAt);
    announce();
  }

  function announce(): void {
    const text = announcement(newer, {
      plain,
      changes: Object(parsed(changes)),
      language: document.documentElement.lang,
    });
    if (text === undefined) return;
    const link = document.createElement('a');
    link.href = page;
    link.textContent = show;
    banner.replaceChildren(`${text} `, link);
  }
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const banner = document.querySelector<HTMLElement>('p.newer');
if (banner !== null) watch(banner);
