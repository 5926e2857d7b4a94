import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../evaluation/seeded-random.ts';
import { integer } from '../row-reader.ts';
import { cutPower, type Entry, readJournal, runRecorded } from '../test-kit/power-cut/record-store.mjs';
import { openEmbeddedStore } from './open-embedded-store.ts';

/** Moments at which the power fails; `npm run soak` tries more. */
const CUTS = Number(process.env.POWER_CUTS ?? 2);
/** Each cut opens a store: seconds, on a busy machine many. */
const TIME_LIMIT_MS = 120_000 + CUTS * 60_000;
/** Rows of a transaction, which are there together or not at all. */
const PER_TRANSACTION = 5;

const rowText = (n: number) => `INSERT INTO row_of VALUES (${n}, repeat('${n % 10}', ${100 + ((n * 977) % 9_000)}))`;

/** Single rows, transactions, updates of all rows, checkpoints and vacuums: text, and the rows that its answer acknowledges. */
interface Step {
  readonly text: string;
  readonly rows: readonly number[];
}

function steps(firstRow: number): readonly Step[] {
  const written: Step[] = [];
  for (let n = firstRow; n < firstRow + 60; ) {
    // As the database's thread does after much work.
    if (n % 20 === 0)
      for (const text of ['CHECKPOINT', 'VACUUM (TRUNCATE false) row_of']) written.push({ text, rows: [] });
    if (n % 15 === 0) written.push({ text: 'UPDATE row_of SET touched = touched + 1', rows: [] });
    if (n % 10 === 0) {
      const rows = Array.from({ length: PER_TRANSACTION }, (_, index) => n + index);
      written.push({ text: 'BEGIN', rows: [] }, ...rows.map((row) => ({ text: rowText(row), rows: [] })));
      written.push({ text: 'COMMIT', rows });
      n += PER_TRANSACTION;
    } else {
      written.push({ text: rowText(n), rows: [n] });
      n += 1;
    }
  }
  return written;
}

const TABLE = 'CREATE TABLE row_of (n integer PRIMARY KEY, body text NOT NULL, touched integer NOT NULL DEFAULT 0)';
const FIRST: readonly Step[] = [{ text: TABLE, rows: [] }, ...steps(0)];
/** After a close and another start. */
const SECOND = steps(60);
const SECOND_ID = FIRST.length + 10;

let parent: string;
let recorded: string;
let entries: readonly Entry[];

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'stores-'));
  recorded = join(parent, 'recorded');
  mkdirSync(recorded);
  const work = { directory: recorded, journal: join(parent, 'journal') };
  await runRecorded({ ...work, statements: FIRST.map(({ text }) => text), firstId: 1 });
  await runRecorded({ ...work, statements: SECOND.map(({ text }) => text), firstId: SECOND_ID });
  entries = readJournal(work.journal);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const acknowledgedRows = (ids: ReadonlySet<number>): readonly number[] =>
  [FIRST, SECOND].flatMap((all, run) =>
    all.flatMap(({ rows }, index) => (ids.has((run === 0 ? 1 : SECOND_ID) + index) ? rows : [])),
  );

interface Moment {
  readonly at: number;
  readonly seed: number;
  readonly kept: number;
  readonly areFlushesLost?: boolean;
}

/** What a start finds after the power failed: the rows that are there, and those acknowledged that are not. */
async function afterCut({ at, seed, ...how }: Moment) {
  const into = join(parent, `cut-${at}-${seed}`);
  const { uniform: random } = seededRandom(seed);
  const acknowledged = acknowledgedRows(cutPower(entries, { root: recorded, at, into, random, ...how }));
  const { client, close } = await openEmbeddedStore({ directory: into });
  try {
    const [table] = await client.query({ text: "SELECT (to_regclass('row_of') IS NULL)::integer AS gone", values: [] });
    const text = 'SELECT n, octet_length(body) AS size FROM row_of ORDER BY n';
    const rows = integer(table, 'gone') === 1 ? [] : await client.query({ text, values: [] });
    const found = new Map(rows.map((row) => [integer(row, 'n'), integer(row, 'size')]));
    return { found, lost: acknowledged.filter((n) => !found.has(n)), acknowledged };
  } finally {
    await close();
    rmSync(into, { recursive: true, force: true });
  }
}

/** The first acknowledgement; before it the database is being made. */
const firstAnswer = () => entries.findIndex(([kind]) => kind === 'acknowledged');

describe('an embedded store whose power fails', () => {
  it(
    `opens again and has every acknowledged row, at ${CUTS} moments`,
    async () => {
      const { uniform: random } = seededRandom(20_261);
      for (let cut = 0; cut < CUTS; cut += 1) {
        // One in ten while the database is made.
        const from = cut % 10 === 0 ? 0 : firstAnswer();
        const to = cut % 10 === 0 ? firstAnswer() : entries.length;
        const at = from + Math.floor(random() * (to - from));
        const moment = { at, seed: cut, kept: [0, 0.5, 0.9][cut % 3] ?? 0 };
        const { found, lost } = await afterCut(moment);
        expect({ moment, lost }).toEqual({ moment, lost: [] });
        for (const [n, size] of found) expect([n, size]).toEqual([n, 100 + ((n * 977) % 9_000)]);
        for (let first = 0; first < 120; first += 10) {
          const together = Array.from({ length: PER_TRANSACTION }, (_, index) => found.has(first + index));
          expect([moment, first, new Set(together).size]).toEqual([moment, first, 1]);
        }
      }
    },
    TIME_LIMIT_MS,
  );

  it('would lose rows if flushes had no effect, which this test would find', async () => {
    const moment = { at: entries.length, seed: 1, kept: 0, areFlushesLost: true };
    const { found, acknowledged } = await afterCut(moment);
    expect(acknowledged).toHaveLength(120);
    expect(found.size).toBe(0);
  });
});
