/** Runs a callback after a delay in ms. @returns cancels it */
export function systemTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
