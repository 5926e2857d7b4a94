import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made rows in the form of `VIX_History.csv`. */
const BODY = 'DATE,OPEN,HIGH,LOW,CLOSE\n10/12/2026,17.10,18.20,16.90,17.55\n10/13/2026,17.60,19.05,17.20,18.42\n';

export const cboeUpstream: FakeUpstream = at('cdn.cboe.com', () => ({
  status: 200,
  contentType: 'text/csv',
  headers: { etag: '"vix"' },
  body: BODY,
}));
