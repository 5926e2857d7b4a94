import { at } from '../../test-kit/upstream.ts';

/** Hand-made restriction in the upstream's format. */
export const tfr = (notamId: string, cells: Readonly<Record<string, string | null>> = {}) => ({
  notam_id: notamId,
  facility: 'ZDC',
  state: 'DC',
  type: 'SECURITY',
  description: 'Washington, DC, Wednesday, October 14, 2026',
  creation_date: '10/12/2026',
  ...cells,
});

export const healthyFaaTfr = at('tfr.faa.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify([
    tfr('6/0001'),
    tfr('6/0002', { type: 'VIP', facility: 'ZNY', state: 'NJ' }),
    tfr('6/0003', { type: 'HAZARDS', facility: 'ZAN', state: 'AK' }),
    tfr('6/0004', { type: 'AIR SHOWS/SPORTS' }),
  ]),
}));
