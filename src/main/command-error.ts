/** An error in the arguments that the operator can correct: shown as one sentence, without a stack; exit code 2. */
export class CommandError extends Error {}

/** Why a correct command cannot be done here and now: shown as one sentence, without a stack; exit code 1. */
export class CommandFailure extends Error {}
