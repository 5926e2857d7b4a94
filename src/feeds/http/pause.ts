/** Waits, or stops waiting when the owner aborts. */
export function pause(durationMs: number, signal: AbortSignal): Promise<'elapsed' | 'aborted'> {
  if (signal.aborted) return Promise.resolve('aborted');
  return new Promise((resolve) => {
    const stop = (how: 'elapsed' | 'aborted') => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(how);
    };
    const onAbort = () => stop('aborted');
    const timer = setTimeout(() => stop('elapsed'), durationMs);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
