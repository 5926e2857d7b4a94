import { isoDate } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { EXERCISE_XML, type ListedParty } from '../fakes/story.ts';

export const fakeUnSanctions: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export interface UnRecord {
  readonly id: string;
  readonly list?: string;
  readonly listedOn?: string;
  readonly nationality?: string;
  readonly address?: string;
}

/** Hand-made individual: an Iranian on the list of the Democratic People's Republic of Korea by default. */
export function unIndividual({ id, list = 'DPRK', listedOn = '2026-10-01', nationality, address }: UnRecord): string {
  return [
    `<INDIVIDUAL><DATAID>${id}</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>John</FIRST_NAME>`,
    `<SECOND_NAME>DOE ${id}</SECOND_NAME><UN_LIST_TYPE>${list}</UN_LIST_TYPE><REFERENCE_NUMBER>KPi.${id}</REFERENCE_NUMBER>`,
    `<LISTED_ON>${listedOn}</LISTED_ON><COMMENTS1>Hand-made</COMMENTS1>`,
    `<NATIONALITY><VALUE>${nationality ?? 'Iran (Islamic Republic of)'}</VALUE></NATIONALITY>`,
    `<INDIVIDUAL_ADDRESS><COUNTRY>${address ?? ''}</COUNTRY></INDIVIDUAL_ADDRESS>`,
    '<INDIVIDUAL_PLACE_OF_BIRTH><COUNTRY>Sweden</COUNTRY></INDIVIDUAL_PLACE_OF_BIRTH></INDIVIDUAL>',
  ].join('');
}

export function unList(records: readonly string[]): string {
  const individuals = `<INDIVIDUALS>${records.join('\n')}</INDIVIDUALS><ENTITIES></ENTITIES>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<CONSOLIDATED_LIST dateGenerated="2026-10-13T23:00:04Z">${individuals}</CONSOLIDATED_LIST>`;
}

const BODY = unList(['110001', '110002', '110003'].map((id) => unIndividual({ id })));

const handMade: Upstream = ({ host }) =>
  host === 'scsanctions.un.org' ? { status: 200, contentType: 'text/xml', body: BODY } : undefined;

/** The list as of the clock. */
function ofWorld({ anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname }) => {
    if (hostname !== 'scsanctions.un.org') return undefined;
    const now = clock.now();
    const parties = story.listedParties('un', { anchorAt, now });
    return { status: 200, contentType: 'application/xml', body: worldUnList(parties, now) };
  };
}

function worldUnList(parties: readonly ListedParty[], now: number): string {
  const of = (element: string, isOne: (party: ListedParty) => boolean): string =>
    parties
      .filter(isOne)
      .map(({ id, name, programme, country, listedAt }) =>
        [
          `<${element}><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME><UN_LIST_TYPE>${programme}</UN_LIST_TYPE>`,
          `<LISTED_ON>${isoDate(listedAt)}</LISTED_ON><${element}_ADDRESS><COUNTRY>${country}</COUNTRY></${element}_ADDRESS>`,
          `</${element}>`,
        ].join(''),
      )
      .join('\n');
  const people = of('INDIVIDUAL', ({ kind }) => kind === 'person');
  const groups = of('ENTITY', ({ kind }) => kind !== 'person');
  return `${EXERCISE_XML}<CONSOLIDATED_LIST dateGenerated="${new Date(now).toISOString()}"><INDIVIDUALS>${people}</INDIVIDUALS><ENTITIES>${groups}</ENTITIES></CONSOLIDATED_LIST>`;
}
