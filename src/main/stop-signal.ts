/** One Ctrl-C arrives twice, from the terminal and from the parent process: the second must not kill. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}
