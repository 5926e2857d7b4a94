import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { gdeltZip, gkgManifestLine, gkgZip, manifestLine, NEWEST_STAMP } from '../gdelt-events/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createGdeltGkg } from './feed.ts';

const signal = new AbortController().signal;

async function collect(
  cursor: Json,
  faults: Readonly<Record<string, Answer>> = {},
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => faults[url.pathname.split('/').at(-1) ?? ''] ?? HEALTHY(url));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  const outcome = await createGdeltGkg(fetchBytes).collect(request);
  return { outcome, asked: requests.map(({ url }) => url.split('/').at(-1)) };
}

const zipName = (hhmm: string) => `20261014${hhmm}00.gkg.csv.zip`;
const text = (body: string): Answer => ({ status: 200, contentType: 'text/plain', body });

describe('headlines', () => {
  it('are read of the newest hour on the first run, and of what is new later', async () => {
    const first = await collect(null);
    expect(first.asked.slice(2)).toEqual(['1115', '1130', '1145', '1200'].map(zipName));
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { last: NEWEST_STAMP } });
    expect(await collect({ last: NEWEST_STAMP })).toMatchObject({ outcome: { status: 'unchanged' } });
    expect((await collect({ last: '20261014114500' })).asked).toEqual(['lastupdate.txt', zipName('1200')]);
  });

  it('are not caught up beyond an hour: the hole is named and the newest hour is read', async () => {
    const { outcome, asked } = await collect({ last: '20261014060000' });
    expect(asked.slice(2)).toEqual(['1115', '1130', '1145', '1200'].map(zipName));
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'gap', recordId: '20261014061500' }] });
  });

  it('that stand in two files are one record', async () => {
    const { outcome } = await collect(null);
    const records = outcome.status === 'read' ? outcome.observations.filter(({ subject }) => subject !== 'world') : [];
    expect(records).toHaveLength(1);
  });

  it.each([
    ['no file of this kind', manifestLine(NEWEST_STAMP, gdeltZip(NEWEST_STAMP))],
    ['another MD5', gkgManifestLine(NEWEST_STAMP, gkgZip(NEWEST_STAMP)).replace(/ .{32} /, ` ${'0'.repeat(32)} `)],
  ])('fail when the manifest names %s', async (_, body) => {
    const { outcome } = await collect({ last: '20261014114500' }, { 'lastupdate.txt': text(body) });
    expect(outcome.status).toBe('failed');
  });

  it('of a span are read file by file, of at most six hours', async () => {
    const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 1, 1) };
    expect((await collect(null, {}, span)).outcome).toMatchObject({ status: 'read', cursor: null });
    expect((await collect(null, {}, { ...span, to: span.from + 6 * 3_600_000 + 1 })).outcome.status).toBe('failed');
  });
});
