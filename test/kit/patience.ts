/** For `vi.waitFor`: when a test gives up on a state. Far above what any machine needs, so that no verdict is on its speed. */
export const PATIENCE = { timeout: 60_000, interval: 5 } as const;
