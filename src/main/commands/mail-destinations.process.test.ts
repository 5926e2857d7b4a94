import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { printed, startProgram, stopped, temporaryFolder } from '../../../test/kit/program.ts';
import { copyStartedExercise, OFFLINE } from '../../../test/kit/started-exercise.ts';
import { type MailSink, startMailSink } from '../../deliveries/test-kit/mail-sink.ts';
import { readConfig } from '../config.ts';
import { endOf } from './test-kit/printed-by.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ReturnType<typeof startProgram>;
let sink: MailSink;

beforeAll(async () => {
  folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  sink = await startMailSink();
  server = startProgram(['start'], {
    dataDir: folder.path,
    environment: {
      ...OFFLINE,
      PUBLIC_URL: 'https://barograph.example',
      SMTP_URL: `smtp://127.0.0.1:${sink.port}?from=barograph@barograph.example`,
    },
  });
  await printed(server, /Stop with Ctrl-C/);
});
afterAll(async () => {
  await stopped(server);
  await sink.close();
  await folder.remove();
});

const run = (...words: string[]) => endOf(readConfig({ DATA_DIR: folder.path }), ['destinations', ...words]);

/** What a command that succeeds prints. */
async function answer(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

describe('destinations of mail', () => {
  const mail = ['--kind', 'email', '--schedule', 'daily', '--regions', 'mena'];

  it('are created, listed as awaiting confirmation, and ask for it by a mail of the exercise', async () => {
    const created = await answer('create', '--address', 'reader@example.org', ...mail);
    expect(created).toMatch(
      /^dst_\w+ {2}awaiting confirmation {2}reader@example\.org by mail, daily\n.*every event of mena.*\nA mail asks/,
    );
    const [id = ''] = /dst_\w+/.exec(created) ?? [];
    expect(await answer('list')).toContain(`${id}  awaiting confirmation  reader@example.org`);
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), { timeout: 60_000 });
    const [asking] = sink.mails;
    expect(asking?.headers.get('subject')?.[0]).toMatch(/^EXERCISE: Confirm your address/);
    expect(asking?.text).toMatch(/^EXERCISE: sent by an invented world\./);
    const isDelivered = async () =>
      expect(await answer('deliveries', id)).toMatch(/destination\.confirm .* delivered .*succeeded/);
    await vi.waitFor(isDelivered, { timeout: 60_000, interval: 500 });
    expect(await answer('delete', id)).toBe(`removed ${id}\n`);
  });

  it('are printed with --json in the bytes of the operation, and refused by name without an address', async () => {
    const { destination } = JSON.parse(await answer('create', 'another@example.org', ...mail, '--json'));
    expect(await answer('list', '--json')).toBe(JSON.stringify({ destinations: [destination] }));
    const { code, stderr } = await run('create', ...mail);
    expect([code, stderr]).toEqual([2, expect.stringContaining('address is required for the kind email')]);
  });
});
