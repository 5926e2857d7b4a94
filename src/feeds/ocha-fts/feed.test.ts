import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeOchaFts, fundingAnswer, received } from './fake-upstream.ts';
import { createOchaFts } from './feed.ts';
import { parseFunding } from './parse.ts';

const read = (text: string) => parseFunding(new TextEncoder().encode(text), NOW);

describe('funding', () => {
  it('is one sum for each country and one for all, of the day on which it was read', () => {
    const parsed = read(fundingAnswer([received('Syrian Arab Republic', 9.6), received('Yemen', 0)]));
    const day = { observedAt: Date.UTC(2026, 9, 14), recordId: '2026-10-14', detail: { year: '2026' } };
    expect(parsed).toMatchObject({
      keptCount: 2,
      observations: [
        { metric: 'ocha-fts:funding', subject: 'country:SY', value: 10, ...day },
        { metric: 'ocha-fts:funding', subject: 'country:YE', value: 0, ...day },
        { metric: 'ocha-fts:total', subject: 'world', value: 12_000_000_000, ...day },
      ],
    });
  });

  it.each(['Not specified', 'Global', 'Central Africa Region', 'Multi-country'])(
    'of %s is in the total alone',
    (name) => {
      expect(read(fundingAnswer([received('Yemen'), received(name)]))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
    },
  );

  it.each([
    ['unresolved_country', received('Atlantis')],
    ['bad_number', received('Sudan', '5')],
    ['bad_number', received('Sudan', 1e13)],
    ['wrong_shape', { name: 'Sudan' }],
    ['wrong_shape', { totalFunding: 1 }],
    ['duplicate', received('Yemen')],
  ])('is rejected as %s: %j', (kind, row) => {
    expect(read(fundingAnswer([received('Yemen'), row]))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it.each([
    ['no row', fundingAnswer([])],
    ['no total', fundingAnswer([received('Yemen')], null)],
    ['no country', fundingAnswer([received('Global')])],
    ['totals by cluster', fundingAnswer([received('Yemen')]).replaceAll('"Location"', '"Cluster"')],
    ['no report', '{"status":"ok","data":{}}'],
    ['HTML', '<html></html>'],
  ])('is unreadable in an answer with %s', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const row = fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), totalFunding: fc.jsonValue() }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(row).map((rows) => fundingAnswer(rows)),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is asked for by the running year', async () => {
    const { fetchBytes, requests } = scriptedFetch((url) => fakeOchaFts()(url) ?? { status: 404 });
    const signal = new AbortController().signal;
    const outcome = await createOchaFts(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', rejectedCount: 0 });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.hpc.tools/v1/public/fts/flow?year=2026&groupby=location',
    ]);
  });
});

const recordingOf = (file: string) => recordingPath('recordings', 'answers-2026', 'ocha-fts', file);
const byLocation = recordingOf('1-fts-flow-custom-search-planid-1006-groupby-location.json');
const byCluster = recordingOf('1-fts-flow-custom-search-planid-1010-groupby-cluster.json');

describe.skipIf(byLocation === undefined || byCluster === undefined)('the recorded sums of a plan', () => {
  const textOf = (path: string | undefined) => readFileSync(path ?? '', 'utf8');

  it('by place are of three countries', () => {
    const parsed = read(textOf(byLocation));
    expect(parsed).toMatchObject({ keptCount: 3, ignoredCount: 0, rejectedCount: 0 });
    expect(parsed.status === 'parsed' && parsed.observations.map(({ subject, value }) => [subject, value])).toEqual([
      ['country:AF', 15_000_000],
      ['country:CD', 7_000_000],
      ['country:NG', 15_000_000],
      ['world', 37_000_000],
    ]);
  });

  it('have the members of ours', () => {
    const names = (value: unknown): readonly string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([name, member]) => [
            name,
            ...names(Array.isArray(member) ? member[0] : member),
          ]);
    const recorded = JSON.parse(textOf(byLocation));
    expect(names(JSON.parse(fundingAnswer([received('Yemen')])).data.report3)).toEqual(names(recorded.data.report3));
  });

  it('by cluster are no sums of countries', () => {
    expect(read(textOf(byCluster))).toEqual({ status: 'unreadable', reason: 'the totals are not by place' });
  });

  it('name every country of a plan in a way that is understood', () => {
    const { objects } = JSON.parse(textOf(byLocation)).data.requirements;
    const rows = objects.map(({ name }: { name: string }) => received(name));
    expect(read(fundingAnswer(rows))).toMatchObject({ keptCount: 48, ignoredCount: 1, rejectedCount: 0 });
  });
});
