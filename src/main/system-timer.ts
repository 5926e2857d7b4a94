/** Runs something after so many milliseconds. @returns how to call it off */
export function laterOnTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
