import type { Answer, FakeUpstream } from '../../test-kit/upstream.ts';

export const RATE_CSV_HEADER = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS';

/** Hand-made row of the data portal's table. */
export const rateRow = (currency: string, day: string, value: string, status = 'A'): string =>
  `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day},${value},${status}`;

/** Hand-made table in the form of `eurofxref-hist-90d.xml`. */
export function rateTable(days: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const cubes = Object.entries(days).map(([day, rates]) => {
    const rows = Object.entries(rates).map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`);
    return `<Cube time="${day}">${rows.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes.join('')}</Cube></gesmes:Envelope>`;
}

const XML: Answer = {
  status: 200,
  contentType: 'text/xml',
  headers: { etag: '"90d"' },
  body: rateTable({ '2026-10-13': { USD: '1.1502', TRY: '50.9' }, '2026-10-12': { USD: '1.1488', TRY: '50.7' } }),
};
const CSV: Answer = {
  status: 200,
  contentType: 'text/csv',
  body: `${[
    RATE_CSV_HEADER,
    rateRow('USD', '2026-10-12', '1.1488'),
    rateRow('USD', '2026-10-13', '1.1502'),
    rateRow('TRY', '2026-10-13', '50.9'),
  ].join('\n')}\n`,
};

/** The ECB's table and its data portal. */
export const ecbUpstream: FakeUpstream = ({ hostname }) => {
  if (hostname === 'data-api.ecb.europa.eu') return CSV;
  return hostname === 'www.ecb.europa.eu' ? XML : undefined;
};
