import { describe, expect, it } from 'vitest';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import { bodyOf, bodyText, createWorld, headerOf, storedMena } from './world.ts';

const TARGET = '/api/intelligence/v1/get-daily-brief?region_id=mena';
const DAY_MS = 86_400_000;

/** The stored example of so many days earlier, with another pressure. */
function earlier(days: number, coercivePressure: number) {
  const generatedAt = storedMena.generatedAt - days * DAY_MS;
  const { balance, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
  const snapshotId = `snap_${days}`;
  const snapshot = {
    ...REGIONAL_SNAPSHOT_EXAMPLE,
    generatedAt,
    balance: { ...balance, coercivePressure },
    meta: { ...meta, snapshotId },
  };
  return { ...storedMena, snapshotId, generatedAt, body: Buffer.from(JSON.stringify({ snapshot })) };
}

async function served() {
  const world = createWorld();
  world.snapshots.earlier.push(earlier(2, 0.21), earlier(4, 0.35));
  const key = await world.newKey('acme', 'pro_monthly');
  const get = (query = '', accept = 'application/json') =>
    world.send({ target: `${TARGET}${query}`, key, headers: [['Accept', accept]] });
  return { world, get };
}

const briefOf = (answer: Parameters<typeof bodyOf>[0]): Record<string, unknown> => Object(Object(bodyOf(answer)).brief);
const sentences = ({ text }: Record<string, unknown>): { readonly text: string; readonly claimIds: string[] }[] => [
  ...Object(text).headline,
  ...Object(text).sections.flatMap((part: object) => Object(part).sentences),
];

describe('the daily brief', () => {
  it('states every sentence by a claim it has, or says that there is nothing', async () => {
    const { get, world } = await served();
    const brief = briefOf(await get());
    const ids: string[] = Object(brief).claims.map(({ id }: { id: string }) => id);
    const named = sentences(brief).flatMap(({ claimIds }) => claimIds);
    expect(new Set(named)).toEqual(new Set(ids));
    for (const { text, claimIds } of sentences(brief))
      if (claimIds.length === 0) expect(text).toMatch(/^(?:No|Nothing)\b/);
    expect(world.errors).toEqual([]);
  });

  it('states changes since the snapshot as of a day earlier, and as of an instant nothing later', async () => {
    const { get } = await served();
    const pressure = `Coercive pressure in the Middle East and North Africa`;
    const now = briefOf(await get());
    expect(now.since).toBe(storedMena.generatedAt - 2 * DAY_MS);
    expect(
      sentences(now)
        .map(({ text }) => text)
        .join(' '),
    ).toContain(`${pressure} rose from 0.21 to`);
    const at = storedMena.generatedAt - DAY_MS;
    const past = await get(`&at=${at}`);
    expect(headerOf(past, 'X-As-Of')).toBe(String(at));
    expect(briefOf(past)).toMatchObject({ asOf: storedMena.generatedAt - 2 * DAY_MS, snapshotIds: ['snap_2'] });
    expect(
      sentences(briefOf(past))
        .map(({ text }) => text)
        .join(' '),
    ).toContain(`${pressure} fell from 0.35 to 0.21`);
    const first = briefOf(await get(`&at=${storedMena.generatedAt - 4 * DAY_MS}`));
    expect([first.since, JSON.stringify(first.text)]).toEqual([
      undefined,
      expect.stringContaining('no change can be stated'),
    ]);
  });

  it('has the same answer as Markdown and as a page, each with its own validator', async () => {
    const { get } = await served();
    const [json, markdown, page] = [await get(), await get('', 'text/markdown'), await get('', 'text/html')];
    expect(bodyText(markdown)).toBe(`${briefOf(json).analysis}\n`);
    for (const { text } of sentences(briefOf(json))) expect(bodyText(page).replaceAll('&#39;', "'")).toContain(text);
    expect(new Set([json, markdown, page].map(({ contentHash }) => contentHash)).size).toBe(3);
    expect(headerOf(page, 'Vary')).toContain('Accept');
    expect(headerOf(await get('&jmespath=brief.regionId', 'text/html'), 'Content-Type')).toContain('application/json');
  });
});
