import { base, EpochMs, record, Type } from '../conventions/schema.ts';
import { AnswerSource } from '../intelligence/answer-source.ts';
import { PLACE_MEMBER } from './list-formats.ts';

const COUNTRIES = {
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; of several the first.' })),
  countries: Type.Optional(Type.Array(Type.String(), { description: 'All of them, where there are several.' })),
};

const PLACE = {
  [PLACE_MEMBER]: Type.Optional(
    record('RecordLocation', { lat: Type.Number(), lon: Type.Number() }, 'A point, degrees.'),
  ),
};

const ENTRY = {
  id: Type.String({ description: 'Of the entry at its source.' }),
  title: Type.Optional(Type.String()),
  url: Type.Optional(Type.String({ description: 'Page of the entry at its source.' })),
};

const ORIGIN = {
  knownAt: EpochMs('Since when the item is known as it is here.'),
  source: Type.String({ description: 'Feed that it comes from, as in `/api/attribution`.' }),
  licence: Type.String(),
};

/** What the items of all lists with the same filters have. */
export const LISTED_RECORDS = {
  plain: base('ListedRecord', { ...ENTRY, ...ORIGIN }),
  country: base('ListedCountryRecord', { ...ENTRY, ...COUNTRIES, ...ORIGIN }),
  area: base('ListedAreaRecord', { ...ENTRY, ...PLACE, ...ORIGIN }),
  figure: base('ListedFigure', ORIGIN),
  countryAndArea: base('ListedPlacedRecord', { ...ENTRY, ...COUNTRIES, ...PLACE, ...ORIGIN }),
} as const;

/** Where an answer that is made of what feeds have read names them. */
export const ListSources = Type.Array(AnswerSource, {
  description:
    'Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.',
});

/** What every list over records or observations answers beside its items. */
export const RecordList = base('RecordList', {
  pagination: record('RecordPagination', {
    nextCursor: Type.String({ description: '`cursor` of the next page; empty on the last one.' }),
    totalCount: Type.Optional(
      Type.Integer({ description: 'Of the whole list, where it is no longer than its first page.' }),
    ),
  }),
  dataAvailable: Type.Boolean({ description: 'False where no source was read by the instant.' }),
  asOf: EpochMs('The instant that the list is as of; every page of a list has the same.'),
  sources: ListSources,
});
