import { type FakeUpstream, UCDP_HEADER, ucdpRow } from '../../test-kit/upstream.ts';
import { zipOf } from '../../test-kit/zip-of.ts';

/** Hand-made yearly file with two events of 2025 and one of 2019. */
export const ANNUAL_ROWS: readonly string[] = [
  ucdpRow(11, { date_start: '2025-03-01', date_end: '2025-03-02' }),
  ucdpRow(12, { date_start: '2025-12-30', date_end: '2025-12-31', best: '7', high: '9' }),
  ucdpRow(13, { date_start: '2019-05-01', date_end: '2019-05-01' }),
];

export const annualZip = (rows: readonly string[], name = 'GEDEvent_v26_1.csv'): Uint8Array =>
  zipOf(name, Buffer.from(`${UCDP_HEADER}\n${rows.join('\n')}\n`));

export const healthyAnnual: FakeUpstream = ({ hostname, pathname }) =>
  hostname === 'ucdp.uu.se' && pathname.endsWith('/ged261-csv.zip')
    ? { status: 200, contentType: 'application/zip', body: annualZip(ANNUAL_ROWS) }
    : undefined;
