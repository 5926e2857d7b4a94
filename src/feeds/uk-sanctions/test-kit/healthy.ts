import type { FakeUpstream } from '../../test-kit/upstream.ts';

export interface UkRecord {
  readonly id: string;
  readonly regime?: string;
  readonly designatedOn?: string;
  readonly type?: string;
  readonly place?: string;
}

/** Hand-made designation: a ship under the Iran regulations, listed on 1 October 2026, unless told otherwise. */
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

export const healthyUk: FakeUpstream = ({ host }) =>
  host === 'sanctionslist.fcdo.gov.uk' ? { status: 200, contentType: 'application/xml', body: BODY } : undefined;
