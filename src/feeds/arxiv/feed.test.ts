import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { errorFeed, paperList } from './fake-upstream.ts';
import { parsePapers } from './parse.ts';

const read = (text: string) => parsePapers(new TextEncoder().encode(text), NOW);

describe('papers', () => {
  it('are records with one line of title, their categories and their page, whatever the version', () => {
    expect(
      read(paperList([{ id: '2610.01234v2' }, { id: 'cs/0112017', published: '2001-12-19T00:00:00Z' }])),
    ).toMatchObject({
      keptCount: 2,
      observations: [{ metric: 'arxiv:papers', subject: 'world', value: 1, observedAt: Date.UTC(2026, 9, 13, 17) }],
      records: {
        isComplete: false,
        entries: [
          {
            recordId: '2610.01234',
            kind: 'paper',
            title: 'A hand-made paper',
            url: 'https://arxiv.org/abs/2610.01234',
            observedAt: Date.UTC(2026, 9, 13, 17, 59, 58),
            body: { categories: ['cs.CR', 'cs.CY'], version: 2 },
          },
          { recordId: 'cs/0112017', url: 'https://arxiv.org/abs/cs/0112017' },
        ],
      },
    });
  });

  it('keep no word of a summary and no name of an author', () => {
    expect(JSON.stringify(read(paperList([{ id: '2610.01234v1' }])))).not.toMatch(/Hand-made\.|Author/);
  });

  it.each([
    ['bad_id', { id: 'nonsense' }],
    ['wrong_shape', { id: '2610.00002v1', title: '' }],
    ['undated', { id: '2610.00002v1', published: 'yesterday' }],
    ['future', { id: '2610.00002v1', published: '2027-01-01T00:00:00Z' }],
    ['duplicate', { id: '2610.01234v3' }],
  ])('are rejected as %s: %j', (kind, paper) => {
    expect(read(paperList([{ id: '2610.01234v2' }, paper]))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it.each([
    ['no paper', paperList([])],
    ['the one entry of an error', errorFeed('hand-made')],
    ['HTML', '<html></html>'],
    [
      'a cut document',
      paperList([{ id: '2610.01234v2' }])
        .trimEnd()
        .slice(0, -9),
    ],
  ])('are unreadable in an answer with %s', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throw, and their rows add up', () => {
    const paper = fc.record({ id: fc.string(), title: fc.string(), published: fc.string() });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(paper).map(paperList)), (text) => {
        const parsed = read(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

const answer = (file: string) => recordingPath('recordings', 'answers-2026', 'arxiv', file);
const query = answer('arxiv_query_testing_s0_m10_2026-04-12.xml');
const error = answer('arxiv_error_bad_id_400.xml');

describe.skipIf(query === undefined || error === undefined)('the recorded answers of 2026-04-12', () => {
  it('give papers of any year, with the newest of them', () => {
    const parsed = parsePapers(readFileSync(query ?? ''), NOW);
    expect(parsed).toMatchObject({ keptCount: 10, rejectedCount: 0, records: { isComplete: false } });
    const entries = parsed.status === 'parsed' ? (parsed.records?.entries ?? []) : [];
    expect(entries[0]).toEqual({
      recordId: '2202.12139',
      kind: 'paper',
      title: 'Testing Deep Learning Models: A First Comparative Study of Multiple Testing Techniques',
      url: 'https://arxiv.org/abs/2202.12139',
      observedAt: Date.UTC(2022, 1, 24, 15, 5, 19),
      body: { categories: ['cs.SE', 'cs.LG'], version: 1 },
    });
    expect(parsed).toMatchObject({ observations: [{ value: 1, observedAt: Date.UTC(2025, 2, 7, 12) }] });
  });

  it('have the elements of ours, in their order', () => {
    const names = (text: string) => [...new Set([...text.matchAll(/<([a-z:A-Z]+)[ >/]/g)].map(([, name]) => name))];
    const optional = ['arxiv:journal_ref', 'arxiv:doi'];
    const recorded = names(readFileSync(query ?? '', 'utf8')).filter((name) => !optional.includes(name ?? ''));
    expect(names(paperList([{ id: '2610.01234v1' }]))).toEqual(recorded);
    expect(names(errorFeed('x')).toSorted()).toEqual(names(readFileSync(error ?? '', 'utf8')).toSorted());
  });
});
