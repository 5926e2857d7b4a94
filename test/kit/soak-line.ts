import { writeFile } from 'node:fs/promises';

/** A line into the report of the soak, where one is written, and to the terminal. */
export async function soakLine(name: string, text: string): Promise<void> {
  process.stderr.write(`${name}: ${text}\n`);
  const path = process.env.SOAK_REPORT;
  if (path !== undefined) await writeFile(path, `- ${name}: ${text}\n`, { flag: 'a' });
}

/** How often each status was answered: `200 × 3, 429 × 1`. */
export const statusCounts = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
