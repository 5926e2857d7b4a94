import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tfr } from './fake-upstream.ts';
import { parseTfrList } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12, 7);
const parse = (value: unknown, now = NOW) => parseTfrList(new TextEncoder().encode(JSON.stringify(value)), now);

describe('one list', () => {
  it('gives a restriction to its region and the number of them to the world', () => {
    expect(parse([tfr('6/0001'), tfr('6/0002', { facility: 'ZAN', type: 'hazards' })])).toMatchObject({
      totalCount: 2,
      keptCount: 2,
      observations: [
        {
          recordId: '6/0001:2026-10-14',
          metric: 'airspace_restriction',
          subject: 'fir:KZDC',
          value: 1,
          observedAt: Date.UTC(2026, 9, 14),
          lineage: 'faa',
          event: 'tfr:6/0001',
          detail: { notam: '6/0001', type: 'SECURITY', state: 'DC' },
        },
        { subject: 'fir:PAZA', detail: { type: 'HAZARDS' } },
        { subject: 'world', recordId: 'list:2026-10-14T12', value: 2, observedAt: Date.UTC(2026, 9, 14, 12) },
      ],
    });
  });

  it('of other restrictions alone is read, and says zero', () => {
    expect(parse([tfr('6/0001', { type: 'SPACE OPERATIONS' })])).toMatchObject({
      ignoredCount: 1,
      observations: [{ subject: 'world', value: 0 }],
    });
  });

  it('reports a restriction once per day and again on the next', () => {
    const ids = [NOW, NOW + 3_600_000, NOW + 86_400_000].map((now) => {
      const parsed = parse([tfr('6/0001')], now);
      return parsed.status === 'unreadable' ? '' : parsed.observations[0]?.recordId;
    });
    expect(ids).toEqual(['6/0001:2026-10-14', '6/0001:2026-10-14', '6/0001:2026-10-15']);
  });

  it.each([
    ['unresolved_fir', tfr('6/0002', { facility: 'ZZZ' })],
    ['bad_id', tfr('FDC 6/2')],
    ['wrong_shape', tfr('6/0002', { type: null })],
    ['wrong_shape', null],
    ['undated', tfr('6/0002', { creation_date: null })],
    ['undated', tfr('6/0002', { creation_date: '10/12/' })],
    ['future', tfr('6/0002', { creation_date: '10/16/2026' })],
    ['duplicate', tfr('6/0001')],
  ])('rejects as %s %j', (kind, row) => {
    expect(parse([tfr('6/0001'), row])).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['no list', { data: [tfr('6/0001')] }],
    ['nothing on it', []],
    ['most days lost', [tfr('6/0001'), ...['6/0002', '6/0003'].map((id) => tfr(id, { creation_date: 'soon' }))]],
    ['renamed fields', [{ notam: '6/0001', kind: 'VIP', centre: 'ZDC' }]],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });

  it('may leave out the undocumented day', () => {
    const { creation_date: _, ...undocumented } = tfr('6/0001');
    expect(parse([undocumented])).toMatchObject({ keptCount: 1, rejectedCount: 0 });
  });

  it('of any content never throws, and its rows add up', () => {
    const row = fc.record({ notam_id: fc.string(), type: fc.string(), facility: fc.string() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(row, fc.constant(tfr('6/0001'))))), (value) => {
        const parsed = parse(value);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
    );
  });
});
