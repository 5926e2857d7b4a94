/** A program that writes rows to the store of a folder, one commit each: `write-rows.mjs <directory> <journal> <count>`. */
import { runRecorded } from './record-store.mjs';

const [, , directory, journal, count] = process.argv;
const rows = Array.from({ length: Number(count) }, (_, n) => `INSERT INTO row_of VALUES (${n})`);
const statements = ['CREATE TABLE row_of (n integer PRIMARY KEY)', ...rows];
await runRecorded({ directory, journal, statements, firstId: 1 });
