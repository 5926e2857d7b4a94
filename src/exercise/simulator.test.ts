import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, isoDate } from '../assessment/time.ts';
import { startExerciseSimulator } from './simulator.ts';
import type { UpstreamServer } from './upstream-server.ts';

const ANCHOR = Date.UTC(2026, 10, 20, 12, 50);
const GDELT = 'storage.googleapis.com/data.gdeltproject.org/gdeltv2';
const LAYER = 'services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Chokepoints_Data/FeatureServer/0';
const FRED = 'fred.stlouisfed.org/graph/fredgraph.csv?id=DCOILBRENTEU';

let now = ANCHOR;
let simulator: UpstreamServer;

beforeAll(async () => {
  const clock = { now: () => now };
  simulator = await startExerciseSimulator({ clock, seed: 7, anchorAt: ANCHOR, host: '127.0.0.1', port: 0 });
});
afterAll(() => simulator.close());

describe('the exercise simulator', () => {
  it('marks every answer as exercise, also a refusal', async () => {
    for (const path of [`${GDELT}/lastupdate.txt`, FRED, 'nowhere.example/']) {
      expect((await get(path)).headers.get('X-Exercise')).toBe('EXERCISE');
    }
  });

  it('names the newest exports with their true size and md5', async () => {
    for (const list of ['lastupdate.txt', 'masterfilelist.txt']) {
      const lines = (await text(`${GDELT}/${list}`)).trimEnd().split('\n');
      expect(lines.at(-3)).toMatch(/20261120124500\.export\.CSV\.zip$/);
      for (const line of lines) {
        const [size, md5, url] = line.split(' ');
        const name = url?.split('/').at(-1);
        const body = Buffer.from(await (await get(`${GDELT}/${name}`)).arrayBuffer());
        expect([String(body.length), createHash('md5').update(body).digest('hex')]).toEqual([size, md5]);
      }
    }
  });

  it('publishes by the clock', async () => {
    const path = `${GDELT}/20261120130000.export.CSV.zip`;
    expect((await get(path)).status).toBe(404);
    expect(await text(FRED)).toContain('2026-11-19,');
    expect(await text(FRED)).not.toContain('2026-11-20,');
    expect(await newestTransit()).toBe('2026-11-16');
    expect(await candidateStatuses()).toEqual({ 10: 404, 9: 200, 8: 200, 7: 200, 6: 200 });
    now = ANCHOR + HOUR_MS;
    expect((await get(path)).status).toBe(200);
    now = ANCHOR + 12 * DAY_MS;
    expect(await newestTransit()).toBe('2026-11-28');
    expect(await candidateStatuses()).toMatchObject({ 11: 404, 10: 200 });
    now = ANCHOR;
    expect(await newestTransit()).toBe('2026-11-16');
  });

  it('answers 304 to its own tag until something new is published', async () => {
    const tag = (await get(`${GDELT}/lastupdate.txt`)).headers.get('ETag') ?? '';
    expect((await get(`${GDELT}/lastupdate.txt`, { 'If-None-Match': tag })).status).toBe(304);
    now = ANCHOR + HOUR_MS;
    expect((await get(`${GDELT}/lastupdate.txt`, { 'If-None-Match': tag })).status).toBe(200);
    now = ANCHOR;
  });

  it('serves the tail of the master list as a range', async () => {
    const whole = await text(`${GDELT}/masterfilelist.txt`);
    const tail = await get(`${GDELT}/masterfilelist.txt`, { Range: 'bytes=-500' });
    expect(tail.status).toBe(206);
    expect(tail.headers.get('Content-Range')).toBe(`bytes ${whole.length - 500}-${whole.length - 1}/${whole.length}`);
    expect(await tail.text()).toBe(whole.slice(-500));
  });

  it('pages transits by at most 1,000 rows, without gap or repetition', async () => {
    const dates: number[] = [];
    for (let more = true; more; ) {
      const page = await transits({ resultOffset: String(dates.length), resultRecordCount: '2000' });
      expect(page.features.length).toBeLessThanOrEqual(1_000);
      dates.push(...page.features.map((feature) => feature.attributes.date));
      more = page.exceededTransferLimit === true;
    }
    expect(dates).toHaveLength(1_150 - 4);
    expect(dates.every((date, index) => index === 0 || date - (dates[index - 1] ?? 0) === DAY_MS)).toBe(true);
  });

  it('rejects a query that it cannot read, with status 200', async () => {
    const answer = await get(`${LAYER}/query?${new URLSearchParams({ where: 'date > 5', f: 'json' })}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ error: { code: 400 } });
  });

  it('has no other method than GET and HEAD', async () => {
    const path = `${simulator.url}/${GDELT}/lastupdate.txt`;
    expect((await fetch(path, { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await fetch(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

interface Page {
  readonly features: readonly { readonly attributes: { readonly date: number } }[];
  readonly exceededTransferLimit?: boolean;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${simulator.url}/${path}`, { headers });
}

async function text(path: string): Promise<string> {
  return (await get(path)).text();
}

async function transits(parameters: Record<string, string>): Promise<Page> {
  const from = isoDate(ANCHOR - 1_150 * DAY_MS + DAY_MS);
  const query = new URLSearchParams({
    where: `portname='Strait of Hormuz' AND date >= timestamp '${from} 00:00:00'`,
    outFields: 'date,portid,portname,n_container,n_tanker,n_total',
    orderByFields: 'date',
    returnGeometry: 'false',
    f: 'json',
    ...parameters,
  });
  return pageOf(await (await get(`${LAYER}/query?${query}`)).json());
}

function pageOf(value: unknown): Page {
  if (typeof value !== 'object' || value === null || !('features' in value) || !Array.isArray(value.features))
    throw new Error(`no page: ${JSON.stringify(value).slice(0, 200)}`);
  const features: Page['features'] = value.features;
  return { features, exceededTransferLimit: 'exceededTransferLimit' in value };
}

async function newestTransit(): Promise<string> {
  const page = await transits({ orderByFields: 'date DESC', resultRecordCount: '1' });
  return isoDate(page.features[0]?.attributes.date ?? 0);
}

async function candidateStatuses(): Promise<Record<number, number>> {
  const months = [11, 10, 9, 8, 7, 6];
  const answers = await Promise.all(
    months.map(async (month) => [
      month,
      (await get(`ucdp.uu.se/downloads/candidateged/GEDEvent_v26_0_${month}.csv`)).status,
    ]),
  );
  return Object.fromEntries(answers.filter(([month]) => month !== 11 || now > ANCHOR));
}
