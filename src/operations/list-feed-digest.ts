import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { StoredRecord } from '../ports/record.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { asOfReply } from './as-of.ts';
import type { RecordListParts } from './list-records.ts';
import { readRecordsAt } from './read-records-at.ts';

type Category = Outputs['listFeedDigest']['categories'][number];

const ITEMS_OF_A_REGION = 10;

export function listFeedDigest(parts: RecordListParts): HandlerOf<'listFeedDigest'> {
  return async ({ at }) => {
    const read = await readRecordsAt({ kind: 'headline', feeds: ['news-rss'] }, at, parts);
    if (!read.ok) return failed(read.failure);
    const { records, asOf, about } = read.value;
    const categories = [...REGION_IDS, undefined].flatMap((regionId): Category[] => {
      const items = records
        .filter((record) => regionOf(record) === regionId)
        .slice(0, ITEMS_OF_A_REGION)
        .map(itemOf);
      return items.length === 0 ? [] : [{ ...(regionId === undefined ? {} : { regionId }), items }];
    });
    return asOfReply({ categories, ...about }, asOf);
  };
}

const regionOf = ({ country }: StoredRecord): string | undefined =>
  country === undefined ? undefined : countryByIso2(country)?.regionId;

function itemOf({ title, url, country, observedAt: publishedAt, body }: StoredRecord): Category['items'][number] {
  return {
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(typeof body.publisher === 'string' ? { publisher: body.publisher } : {}),
    ...(country === undefined ? {} : { country }),
    publishedAt,
  };
}
