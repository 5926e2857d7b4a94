/** Runs something after so many milliseconds; a test's clock may decide when that is. @returns how to call it off */
export type SetTimer = (ms: number, run: () => void) => () => void;
