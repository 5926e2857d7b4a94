import { operation } from '../conventions/operation.ts';
import { PageCursor } from '../conventions/page.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { AnswerSources } from './answer-source.ts';
import { CountryAxis, CountryState } from './country-state.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const { country, regionId, confidence, netBalance, advisoryLevel, sanctionsAdded365d, missingInputs } =
  CountryState.properties;
const { axis, status, value } = CountryAxis.properties;

/** Countries of a page when the caller does not say how many, and of the longest one (CONTRACT.md §16). */
export const COUNTRY_PAGE = { usual: 100, longest: 1_000 } as const;

const PageSize = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: COUNTRY_PAGE.longest, description }));

export const listCountryStates = operation({
  operationId: 'ListCountryStates',
  service: 'intelligence',
  rpcName: 'list-country-states',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The axes of every country',
  description:
    'Lists countries by code, each with its seven axes as assessed with its region. An axis without current data is `missing`, which does not mean calm. `get-country-state` has the drivers and the evidence.',
  omits: 'Drivers and evidence.',
  gate: 'pro',
  listed: 'countries',
  input: record('ListCountryStatesQuery', {
    region_id: Type.Optional(RegionIdParameter),
    at: AtParameter,
    page_size: PageSize('Maximum number of countries, 1 to 1000; 100 when absent.'),
    limit: PageSize('Older name of `page_size`; ignored where that is given.'),
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: record('ListCountryStatesResponse', {
    countries: Type.Array(
      record('CountryOverview', {
        country,
        regionId,
        snapshotId: Type.String({ description: 'The snapshot of its region that it was assessed with.' }),
        generatedAt: EpochMs('The instant of the assessment.'),
        confidence,
        axes: Type.Array(record('CountryAxisValue', { axis, status, value }), {
          description: 'All seven, in their fixed order.',
        }),
        netBalance,
        advisoryLevel,
        sanctionsAdded365d,
        missingInputs,
      }),
    ),
    pagination: record('CountryPagination', {
      nextCursor: Type.String({ description: '`cursor` of the next page; empty on the last one.' }),
      totalCount: Type.Integer({ minimum: 0, description: 'Countries on all pages.' }),
    }),
    dataAvailable: Type.Boolean({ description: 'False where no country of any region asked for is stored.' }),
    missingRegions: Type.Array(Type.String(), {
      description: 'Regions whose countries are not stored as of the instant.',
    }),
    asOf: EpochMs('The instant that the list is as of; every page of a list has the same.'),
    sources: AnswerSources,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'at_unavailable', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    countries: [
      {
        country: 'IR',
        regionId: 'mena',
        snapshotId: meta.snapshotId,
        generatedAt,
        confidence: 0.71,
        axes: [{ axis: 'allianceCohesion', status: 'missing' }],
        advisoryLevel: 4,
        sanctionsAdded365d: 38,
        missingInputs: ['cooperation'],
      },
    ],
    pagination: { nextCursor: '', totalCount: 1 },
    dataAvailable: true,
    missingRegions: [],
    asOf: generatedAt,
    sources: [
      {
        feedId: 'gdelt-events',
        lastReadAt: generatedAt - 600_000,
        newestContentAt: generatedAt - 900_000,
        state: 'current',
        attribution: 'The GDELT Project, https://www.gdeltproject.org/',
      },
    ],
  },
});
