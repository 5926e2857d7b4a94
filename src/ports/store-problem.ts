export const STORE_PROBLEMS = ['disk_full', 'corrupt_page'] as const;

/** What a store that answers cannot do: write, because its disk is full, or read some page of its files. */
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

export const STORE_PROBLEM_SENTENCES: Readonly<Record<StoreProblem, string>> = {
  disk_full: 'the disk of the store is full: reads go on, writes fail until space is freed',
  corrupt_page:
    'a page of the store is corrupt, and what lies in it cannot be read: restore a backup into an empty store',
};
