import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

export const ENERGY_HEADER =
  'country,year,iso_code,population,oil_production,oil_consumption,gas_production,gas_consumption,coal_production';

const BODY = [
  ENERGY_HEADER,
  'World,2024,,8100000000,52000.1,53000.2,40000.3,40100.4,48000',
  'Japan,2024,JPN,123000000,3.1,1800.2,20.5,900.25,5',
  'Taiwan,2024,TWN,23400000,0.1,480.5,1.2,280.7,0',
].join('\n');

/** Hand-made rows in the publisher's columns, some of 130. */
export const owidUpstream: FakeUpstream = at('owid-public.owid.io', () => ({
  status: 200,
  contentType: 'text/csv',
  headers: { etag: '"energy"' },
  body: `${BODY}\n`,
}));
