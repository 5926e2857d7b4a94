import { isoDate } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { type ListedParty, type ListName, listedParties } from './listed-parties.ts';
import type { Upstream } from './upstream-server.ts';

const OFAC_FILES = /^\/api\/PublicationPreview\/exports\/(SDN|ADD|ALT|CONS_PRIM|CONS_ADD|CONS_ALT)\.CSV$/;

/** The lists of OFAC (CSV), the EU, the United Nations, the United Kingdom and Canada (XML), as of the clock. */
export function sanctionsUpstream({ anchorAt, clock }: ExercisePlan): Upstream {
  const standing = (list: ListName): readonly ListedParty[] => listedParties(list, { anchorAt, now: clock.now() });
  const xml = (body: string) => ({ status: 200, contentType: 'application/xml', body });
  return ({ host, path }) => {
    if (host === 'sanctionslistservice.ofac.treas.gov') {
      const file = OFAC_FILES.exec(path)?.[1];
      if (file === undefined) return { status: 404, contentType: 'text/html', body: '<html>404</html>' };
      const parties = standing(file === 'SDN' || file === 'ADD' || file === 'ALT' ? 'ofac-sdn' : 'ofac-consolidated');
      return { status: 200, contentType: 'text/csv', body: ofacFile(parties, file) };
    }
    if (host === 'webgate.ec.europa.eu') return xml(euList(standing('eu'), clock.now()));
    if (host === 'scsanctions.un.org') return xml(unList(standing('un'), clock.now()));
    if (host === 'www.international.gc.ca') return xml(semaList(standing('canada')));
    return host === 'sanctionslist.fcdo.gov.uk' ? xml(ukList(standing('uk'), clock.now())) : undefined;
  };
}

function ofacFile(parties: readonly ListedParty[], file: string): string {
  const rows = parties.map(({ id, name, kind, programme, country }) => {
    if (file.endsWith('ADD')) return `${id},${id},-0- ,-0- ,"${country}",-0- `;
    if (file.endsWith('ALT')) return `${id},${id},"aka","${name} alias",-0- `;
    const type = kind === 'entity' ? '-0- ' : kind === 'person' ? '"individual"' : '"vessel"';
    return `${id},"${name}",${type},"${programme}",${'-0- ,'.repeat(7)}"EXERCISE: invented entry."`;
  });
  return `${rows.join('\r\n')}\r\n\u001a`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- EXERCISE: invented entries -->\n';
const EU_CODES = { person: 'person', entity: 'enterprise', vessel: 'vessel' } as const;

function euList(parties: readonly ListedParty[], now: number): string {
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
  return `${DECLARATION}<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${date}">${entries.join('\n')}</export>`;
}

function unList(parties: readonly ListedParty[], now: number): string {
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
  return `${DECLARATION}<CONSOLIDATED_LIST dateGenerated="${new Date(now).toISOString()}"><INDIVIDUALS>${people}</INDIVIDUALS><ENTITIES>${groups}</ENTITIES></CONSOLIDATED_LIST>`;
}

const UK_TYPES = { person: 'Individual', entity: 'Entity', vessel: 'Ship' } as const;
const britishDate = (instant: number): string => isoDate(instant).split('-').reverse().join('/');

function ukList(parties: readonly ListedParty[], now: number): string {
  const designations = parties.map(({ id, name, kind, programme, country, listedAt }) =>
    [
      `<Designation><DateDesignated>${britishDate(listedAt)}</DateDesignated><UniqueID>EXE${id}</UniqueID>`,
      `<RegimeName>${programme}</RegimeName><IndividualEntityShip>${UK_TYPES[kind]}</IndividualEntityShip>`,
      `<Names><Name><Name6>${name}</Name6><NameType>Primary Name</NameType></Name></Names>`,
      `<Addresses><Address><AddressCountry>${country}</AddressCountry></Address></Addresses></Designation>`,
    ].join(''),
  );
  return `${DECLARATION}<Designations><DateGenerated>${britishDate(now)}</DateGenerated>${designations.join('\n')}</Designations>`;
}

function semaList(parties: readonly ListedParty[]): string {
  const records = parties.map(
    ({ id, name, programme, listedAt }) =>
      `<record><Country>${programme}</Country><LastName>${name}</LastName><Item>${id}</Item><DateOfListing>${isoDate(listedAt)}</DateOfListing></record>`,
  );
  return `${DECLARATION}<data-set>${records.join('\n')}</data-set>`;
}
