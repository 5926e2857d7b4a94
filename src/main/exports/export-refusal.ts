/** Why an export was not written or is not intact: a sentence for people. */
export class ExportRefusal extends Error {}
