import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/kit/program.ts';
import { migrate, pendingMigrations } from '../../stores/migrate.ts';
import { ALL_MIGRATIONS } from '../../stores/migrations/all-migrations.ts';
import { runCommand } from '../cli.ts';
import { readConfig } from '../config.ts';
import { openClient } from '../open-stores.ts';
import { worldFolder } from '../world-folder.ts';

afterEach(() => vi.restoreAllMocks());

describe('migrate', () => {
  it('lists pending steps without changes with --check, and applies them without', async () => {
    const folder = await temporaryFolder('nothing');
    const config = readConfig(folder.environment);
    const printed: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((piece) => printed.push(String(piece)) > 0);
    const client = await openClient(config, worldFolder(config, 'live'));
    const [last] = ALL_MIGRATIONS.slice(-1);
    await migrate(client, ALL_MIGRATIONS.slice(0, -1));
    expect(await runCommand(['migrate', '--check'], config)).toBe(1);
    expect(await pendingMigrations(client)).toEqual([last?.id]);
    expect(await runCommand(['migrate', '--json'], config)).toBe(0);
    expect(await runCommand(['migrate', '--check'], config)).toBe(0);
    expect(printed).toEqual([
      `Pending: ${last?.id}. \`migrate\` applies it.\n`,
      `${JSON.stringify({ applied: [last?.id], newest: last?.id })}\n`,
      `The schema is current; its newest migration is ${last?.id}.\n`,
    ]);
    await client.close();
    await folder.remove();
  });
});
