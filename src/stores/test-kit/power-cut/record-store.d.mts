export function runRecorded(work: {
  readonly directory: string;
  readonly journal: string;
  readonly statements: readonly string[];
  readonly firstId: number;
}): Promise<void>;

export type Entry = readonly [kind: string, ...words: readonly unknown[]];

export function readJournal(path: string): readonly Entry[];

export function cutPower(
  entries: readonly Entry[],
  options: {
    readonly root: string;
    readonly at: number;
    readonly into: string;
    readonly random: () => number;
    readonly kept: number;
    readonly areFlushesLost?: boolean;
  },
): ReadonlySet<number>;
