/** Something that cannot be done as asked, and that a person can put right: shown as a sentence, without a stack. */
export class CommandError extends Error {}
