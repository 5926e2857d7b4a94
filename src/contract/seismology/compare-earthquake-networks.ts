import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const compareEarthquakeNetworks = operation({
  ...OBSERVED_READ,
  operationId: 'CompareEarthquakeNetworks',
  service: 'seismology',
  rpcName: 'compare-earthquake-networks',
  group: 'Seismology',
  summary: 'Earthquakes as two networks measure them',
  description:
    'Returns, for 30 days, the earthquakes of USGS for which EMSC has one of the same country within a minute, and how far its magnitude and time are from them; `alone` counts those that one network has.',
  omits: 'What EMSC measured itself: its terms let derived figures out alone.',
  gate: 'key',
  listed: 'pairs',
  input: record('CompareEarthquakeNetworksQuery', { at: AtParameter, format: FormatParameter }),
  response: record('CompareEarthquakeNetworksResponse', {
    pairs: Type.Array(
      record('EarthquakePair', {
        id: Type.String({ description: 'Of USGS.' }),
        country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
        occurredAt: EpochMs('By USGS.'),
        magnitude: Type.Number({ description: 'By USGS.' }),
        magnitudeDelta: Type.Number({ description: 'EMSC less USGS.' }),
        timeDeltaSeconds: Type.Number({ description: 'The same of the time.' }),
      }),
    ),
    alone: record('EarthquakesOfOneNetwork', {
      usgs: Type.Integer({ minimum: 0 }),
      emsc: Type.Integer({ minimum: 0 }),
    }),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    pairs: [
      {
        ...{ id: 'us7000abcd', country: 'PH', occurredAt: EXAMPLE_AT - 3_600_000, magnitude: 5.1 },
        ...{ magnitudeDelta: 0.1, timeDeltaSeconds: 1.4 },
      },
    ],
    alone: { usgs: 3, emsc: 41 },
    ...observedExample('usgs-quakes'),
  },
});
