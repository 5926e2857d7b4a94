import { CURSOR_PATTERN } from '../conventions/page.ts';
import { base, EpochMs, record, Type } from '../conventions/schema.ts';
import { AT_PATTERN, AtParameter, CountryParameter } from './parameters.ts';

/** What records and evidence are about: the filter of all reads of the past. */
export const INTEL_DOMAINS = [
  'aviation',
  'conflict',
  'cyber',
  'health',
  'maritime',
  'market',
  'natural',
  'news',
  'sanctions',
  'travel',
] as const;
export type IntelDomain = (typeof INTEL_DOMAINS)[number];

/** Items of a page when the caller does not say how many, and of the longest one; items of all pages of a search. */
export const INTEL_PAGE = { usual: 20, longest: 100, all: 200 } as const;

const Bound = (description: string) => Type.Optional(Type.String({ pattern: AT_PATTERN, description }));

/** Filters of every read of the past. */
export const INTEL_FILTERS = {
  country: Type.Optional(CountryParameter),
  domain: Type.Optional(Type.Enum([...INTEL_DOMAINS], { description: 'Only items of this domain.' })),
  from: Bound('Only items of this instant or later.'),
  to: Bound('Only items before this instant.'),
  at: AtParameter,
  page_size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: INTEL_PAGE.longest,
      description: `Maximum number of items; ${INTEL_PAGE.usual} when absent.`,
    }),
  ),
};

/** `cursor` of a search: an instant and how many items come before the page. */
export const SearchCursor = Type.Optional(
  Type.String({ pattern: CURSOR_PATTERN, description: '`nextCursor` of the page before.' }),
);

export const IntelRecord = record('IntelRecord', {
  origin: Type.Enum(['record', 'evidence'], {
    description: '`record`: an entry of a source; `evidence`: an item that a snapshot cited.',
  }),
  id: Type.String(),
  type: Type.String({ description: 'Kind of the record or type of the evidence.' }),
  summary: Type.String({ description: 'Title of the record, or summary of the evidence.' }),
  url: Type.Optional(Type.String({ description: 'Page of the entry at its source.' })),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; of several the first.' })),
  regionId: Type.Optional(Type.String({ description: 'Of evidence, a region whose snapshot cited it.' })),
  observedAt: EpochMs('When it happened or was issued.'),
  knownAt: EpochMs('Since when it is known here; of evidence, when it was cited first.'),
  source: Type.String({ description: 'Feed of the record, source of the evidence.' }),
  licence: Type.Optional(Type.String({ description: 'Of the record.' })),
  score: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'Of searches: how well it fits, 1 the best of the answer.' }),
  ),
});

/** When an answer is as of. */
export const IntelAsOf = EpochMs('The instant that the answer is as of; every page has the same.');

/** What every read of the past answers. */
export const IntelRecords = base('IntelRecords', {
  records: Type.Array(IntelRecord),
  nextCursor: Type.String({ description: '`cursor` of the next page; empty on the last one.' }),
  partial: Type.Boolean({ description: 'Whether more matched than is ranked: the newest are.' }),
});

export const INTEL_EXAMPLE = {
  origin: 'record',
  id: '4-2026-512',
  type: 'navigational_warning',
  summary: 'NAVAREA 4 512/2026',
  observedAt: 1_791_892_800_000,
  knownAt: 1_791_893_400_000,
  source: 'nga-warnings',
  licence: 'Public domain',
} as const;
