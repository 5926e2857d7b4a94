import { isoDate } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { EXERCISE_XML, type ListedParty } from '../fakes/story.ts';

export const fakeUkSanctions: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export interface UkRecord {
  readonly id: string;
  readonly regime?: string;
  readonly designatedOn?: string;
  readonly type?: string;
  readonly place?: string;
}

/** Hand-made designation: a ship under the Iran regulations, listed on 1 October 2026, by default. */
export function ukDesignation({
  id,
  designatedOn = '01/10/2026',
  type = 'Ship',
  place = '',
  ...rest
}: UkRecord): string {
  const { regime = 'The Iran (Sanctions) Regulations 2023' } = rest;
  return [
    `<Designation><LastUpdated>02/10/2026</LastUpdated><DateDesignated>${designatedOn}</DateDesignated>`,
    `<UniqueID>${id}</UniqueID><RegimeName>${regime}</RegimeName><IndividualEntityShip>${type}</IndividualEntityShip>`,
    `<Names><Name><Name6>ALIAS ${id}</Name6><NameType>Alias</NameType></Name>`,
    `<Name><Name1>HAND</Name1><Name6>MADE ${id}</Name6><NameType>Primary Name</NameType></Name></Names>`,
    `<Addresses><Address><AddressLine1>Hand-made</AddressLine1><AddressCountry>${place}</AddressCountry></Address></Addresses>`,
    '<IndividualDetails><Individual><BirthDetails><Location><CountryOfBirth>Sweden</CountryOfBirth></Location>',
    '</BirthDetails></Individual></IndividualDetails></Designation>',
  ].join('');
}

export const ukList = (records: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<Designations><DateGenerated>13/10/2026</DateGenerated>${records.join('\n')}</Designations>`;

const BODY = ukList(['IRN0001', 'IRN0002', 'IRN0003'].map((id) => ukDesignation({ id })));

const handMade: Upstream = ({ host }) =>
  host === 'sanctionslist.fcdo.gov.uk' ? { status: 200, contentType: 'application/xml', body: BODY } : undefined;

/** The list as of the clock. */
function ofWorld({ anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname }) => {
    if (hostname !== 'sanctionslist.fcdo.gov.uk') return undefined;
    const now = clock.now();
    const parties = story.listedParties('uk', { anchorAt, now });
    return { status: 200, contentType: 'application/xml', body: worldUkList(parties, now) };
  };
}

const UK_TYPES = { person: 'Individual', entity: 'Entity', vessel: 'Ship' } as const;
const britishDate = (instant: number): string => isoDate(instant).split('-').reverse().join('/');

function worldUkList(parties: readonly ListedParty[], now: number): string {
  const designations = parties.map(({ id, name, kind, programme, country, listedAt }) =>
    [
      `<Designation><DateDesignated>${britishDate(listedAt)}</DateDesignated><UniqueID>EXE${id}</UniqueID>`,
      `<RegimeName>${programme}</RegimeName><IndividualEntityShip>${UK_TYPES[kind]}</IndividualEntityShip>`,
      `<Names><Name><Name6>${name}</Name6><NameType>Primary Name</NameType></Name></Names>`,
      `<Addresses><Address><AddressCountry>${country}</AddressCountry></Address></Addresses></Designation>`,
    ].join(''),
  );
  return `${EXERCISE_XML}<Designations><DateGenerated>${britishDate(now)}</DateGenerated>${designations.join('\n')}</Designations>`;
}
