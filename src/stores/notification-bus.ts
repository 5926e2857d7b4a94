/** The one channel on which processes notify each other that something was stored. */
export const NOTICE_CHANNEL = 'barograph';

/** @param notice what was stored, e.g. `snapshot:mena`; `undefined` when notices may have been missed */
export type OnNotice = (notice: string | undefined) => void;

/** Listeners of this process. */
export interface NotificationBus {
  /** @returns ends the listening */
  listen(onNotice: OnNotice): () => void;
  readonly publish: OnNotice;
}

export function createNotificationBus(): NotificationBus {
  const listeners = new Set<OnNotice>();
  return {
    listen(onNotice) {
      listeners.add(onNotice);
      return () => listeners.delete(onNotice);
    },
    publish: (notice) => {
      for (const listener of listeners) listener(notice);
    },
  };
}
