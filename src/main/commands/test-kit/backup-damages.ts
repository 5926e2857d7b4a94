import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Damage = readonly [damage: (directory: string) => Promise<unknown>, sentence: RegExp];

const inManifest = (from: RegExp, to: string) => async (directory: string) => {
  const file = join(directory, 'manifest.json');
  const text = await readFile(file, 'utf8');
  if (!from.test(text)) throw new Error(`the manifest holds nothing like ${from}`);
  await writeFile(file, text.replace(from, to));
};

/** What may happen to a backup, and the sentence that verifying it ends with. */
export const DAMAGES: readonly Damage[] = [
  [(directory) => rm(join(directory, 'manifest.json')), /is no backup: it has no manifest\.json/],
  [(directory) => truncate(join(directory, 'manifest.json'), 300), /^manifest\.json is damaged, or of another program/],
  [inManifest(/"form": "[^"]+"/, '"form": "other-1"'), /^manifest\.json is damaged, or of another program/],
  [inManifest(/"name": "snapshot"/, '"name": "../snapshot"'), /^manifest\.json is damaged, or of another program/],
  [
    inManifest(/"rows": 4100/, '"rows": 4101'),
    /^job_claim\.jsonl\.gz is damaged: it holds 4100 rows, the manifest says/,
  ],
  [(directory) => rm(join(directory, 'forecast.jsonl.gz')), /^forecast\.jsonl\.gz is damaged: ENOENT/],
  [(directory) => truncate(join(directory, 'observation.jsonl.gz'), 40), /^observation\.jsonl\.gz is damaged: /],
  [
    (directory) => appendFile(join(directory, 'audit_entry.jsonl.gz'), 'x'),
    /^audit_entry\.jsonl\.gz is damaged: it is longer/,
  ],
  [(directory) => flipByte(join(directory, 'snapshot.jsonl.gz')), /^snapshot\.jsonl\.gz is damaged: /],
  [(directory) => flipByte(join(directory, 'subscription.jsonl.gz')), /^subscription\.jsonl\.gz is damaged: /],
];

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const place = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  await writeFile(path, bytes);
}
