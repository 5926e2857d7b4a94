/** What work comes to; `undefined` when it fails or the deadline passes first. */
export function withDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve) => {
    const late = () => resolve(undefined);
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late, { once: true });
    work.then(resolve, late).finally(() => deadline.removeEventListener('abort', late));
  });
}
