import { isoDate } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { EXERCISE_XML, type ListedParty } from '../fakes/story.ts';

export const fakeEuSanctions: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export interface EuRecord {
  readonly id: string;
  readonly programme?: string;
  /** Of the entry's own regulation, which an amendment replaces. */
  readonly publishedOn?: string;
  /** Of the regulation that brought its name. */
  readonly firstPublishedOn?: string;
  readonly code?: string;
  readonly citizenship?: string;
  readonly address?: string;
}

/** Hand-made entry of version 1.1: an Iranian company listed on 2 October 2026 by default. */
export function euEntity({ id, programme = 'IRN', publishedOn = '2026-10-02', ...rest }: EuRecord): string {
  const { firstPublishedOn = publishedOn, code = 'enterprise', citizenship = '00', address = 'IR' } = rest;
  return [
    `<sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.${id}.1" logicalId="${id}">`,
    `<regulation regulationType="amendment" organisationType="council" publicationDate="${publishedOn}" entryIntoForceDate="${publishedOn}" numberTitle="2026/1 (OJ L1)" programme="${programme}" logicalId="9${id}"><publicationUrl>https://eur-lex.europa.eu/1</publicationUrl></regulation>`,
    `<subjectType code="${code}" classificationCode="E"/>`,
    `<nameAlias firstName="" lastName="" wholeName="Hand-made ${id}" strong="true" logicalId="8${id}"><regulationSummary regulationType="regulation" publicationDate="${firstPublishedOn}" numberTitle="2026/1 (OJ L1)"/></nameAlias>`,
    `<citizenship countryIso2Code="${citizenship}" countryDescription="x" logicalId="7${id}"/>`,
    '<birthdate birthdate="1970-01-01" countryIso2Code="SE" logicalId="1"/>',
    `<address city="" countryIso2Code="${address}" countryDescription="x" logicalId="6${id}"/></sanctionEntity>`,
  ].join('');
}

export const euList = (records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-10-13T17:00:34.049+02:00" globalFileId="185000">\n${records.join('\n')}\n</export>`;

const BODY = euList(['13', '14', '15'].map((id) => euEntity({ id })));

const handMade: Upstream = ({ host }) =>
  host === 'webgate.ec.europa.eu' ? { status: 200, contentType: 'application/xml', body: BODY } : undefined;

/** The list as of the clock. */
function ofWorld({ anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname }) => {
    if (hostname !== 'webgate.ec.europa.eu') return undefined;
    const now = clock.now();
    const parties = story.listedParties('eu', { anchorAt, now });
    return { status: 200, contentType: 'application/xml', body: worldEuList(parties, now) };
  };
}

const EU_CODES = { person: 'person', entity: 'enterprise', vessel: 'vessel' } as const;

function worldEuList(parties: readonly ListedParty[], now: number): string {
  const entries = parties.map(({ id, name, kind, programme, iso2, listedAt }) => {
    const publication = `publicationDate="${isoDate(listedAt)}" numberTitle="EXERCISE"`;
    return [
      `<sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.${id}" logicalId="${id}">`,
      `<regulation regulationType="regulation" ${publication} programme="${programme}" logicalId="1${id}"/>`,
      `<subjectType code="${EU_CODES[kind]}" classificationCode="${kind === 'person' ? 'P' : 'E'}"/>`,
      `<nameAlias wholeName="${name}" strong="true" logicalId="2${id}"/>`,
      `<address countryIso2Code="${iso2}" logicalId="3${id}"/></sanctionEntity>`,
    ].join('');
  });
  const date = new Date(now).toISOString();
  return `${EXERCISE_XML}<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${date}">${entries.join('\n')}</export>`;
}
