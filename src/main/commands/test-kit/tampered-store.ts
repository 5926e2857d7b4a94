import { openStores, type Stores } from '../../../stores/open-stores.ts';
import { readConfig } from '../../config.ts';
import { openClient } from '../../open-stores.ts';
import { worldFolder } from '../../world-folder.ts';
import { printedBy } from './printed-by.ts';

/** A live world whose tables that only grow can be changed, as someone does who owns the database. */
export interface TamperedStore {
  withStores(work: (stores: Stores) => Promise<unknown>): Promise<void>;
  tamper(...statements: readonly string[]): Promise<void>;
  /** What a command prints, and its exit code. */
  run(...words: readonly string[]): Promise<{ readonly code: number; readonly text: string }>;
}

/**
 * @param environment what a command is configured with
 * @param tables whose guards are off while they are tampered with
 */
export function tamperedStore(environment: Readonly<Record<string, string>>, tables: readonly string[]): TamperedStore {
  const config = readConfig(environment);
  const open = () => openClient(config, worldFolder(config, 'live'));
  return {
    async withStores(work) {
      const client = await open();
      await openStores(client)
        .then(work)
        .finally(() => client.close());
    },
    async tamper(...statements) {
      const client = await open();
      const guards = (state: string) =>
        tables.map((table) => `ALTER TABLE ${table} ${state} TRIGGER ${table}_only_grows`);
      const all = async () => {
        for (const text of [...guards('DISABLE'), ...statements, ...guards('ENABLE')])
          await client.query({ text, values: [] });
      };
      await all().finally(() => client.close());
    },
    async run(...words) {
      const { code, stdout: text } = await printedBy(config, words);
      return { code, text };
    },
  };
}
