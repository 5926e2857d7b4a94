/** Why a backup cannot be made, read or restored: a sentence for the person who asked. Nothing was changed. */
export class BackupRefusal extends Error {}
