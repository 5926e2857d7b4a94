/** An error that the operator can correct: shown as one sentence, without a stack. */
export class CommandError extends Error {}
