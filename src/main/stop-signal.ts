/** One Ctrl-C reaches us twice, from the terminal and from the process that started us: the second must not kill. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}
