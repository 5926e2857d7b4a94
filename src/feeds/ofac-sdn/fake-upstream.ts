import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import type { ListedParty } from '../fakes/story.ts';

export const fakeOfacSdn: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const NULLS = '-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';

/** Hand-made row of an entries file: an Iranian of the programme IRAN-EO13902 by default. */
export function ofacRow(
  id: number,
  { name = `DOE ${id}, John`, type = '"individual"', programmes = 'IRAN-EO13902' } = {},
) {
  return `${id},"${name}",${type},"${programmes}",${NULLS},"DOB 1970; nationality Iran; Gender Male."`;
}

export const ofacAddress = (id: number, country = '"Turkey"') =>
  `${id},${id + 5_000},"1, Main St","Ankara",${country},-0- `;
export const ofacAlias = (id: number) => `${id},${id + 9_000},"aka","DOE, J. ${id}",-0- `;

/** A file as OFAC ends it. */
export const ofacFile = (rows: readonly string[]): string => `${rows.join('\r\n')}\r\n\u001a`;

const IDS = Array.from({ length: 12 }, (_, index) => 100 + index);
const FILES: Readonly<Record<string, string>> = {
  'SDN.CSV': ofacFile(IDS.map((id) => ofacRow(id))),
  'ADD.CSV': ofacFile(IDS.map((id) => ofacAddress(id))),
  'ALT.CSV': ofacFile(IDS.map(ofacAlias)),
  'CONS_PRIM.CSV': ofacFile(IDS.map((id) => ofacRow(id + 50, { programmes: 'NS-PLC' }))),
  'CONS_ADD.CSV': ofacFile(IDS.map((id) => ofacAddress(id + 50))),
  'CONS_ALT.CSV': ofacFile(IDS.map((id) => ofacAlias(id + 50))),
};

/** The files hold no date; their server gives one. */
const PUBLISHED = { 'last-modified': 'Tue, 13 Oct 2026 14:02:11 GMT' };

/** The six files of both lists. */
const handMade: Upstream = ({ host, pathname }) => {
  if (host !== 'sanctionslistservice.ofac.treas.gov') return undefined;
  const body = FILES[pathname.split('/').at(-1) ?? ''];
  return body === undefined ? undefined : { status: 200, contentType: 'text/csv', body, headers: PUBLISHED };
};

const OFAC_FILES = /^\/api\/PublicationPreview\/exports\/(SDN|ADD|ALT|CONS_PRIM|CONS_ADD|CONS_ALT)\.CSV$/;

/** Both lists of OFAC, as of the clock. */
function ofWorld({ anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'sanctionslistservice.ofac.treas.gov') return undefined;
    const file = OFAC_FILES.exec(path)?.[1];
    if (file === undefined) return { status: 404, contentType: 'text/html', body: '<html>404</html>' };
    const list = file === 'SDN' || file === 'ADD' || file === 'ALT' ? 'ofac-sdn' : 'ofac-consolidated';
    const parties = story.listedParties(list, { anchorAt, now: clock.now() });
    return { status: 200, contentType: 'text/csv', body: worldOfacFile(parties, file) };
  };
}

function worldOfacFile(parties: readonly ListedParty[], file: string): string {
  const rows = parties.map(({ id, name, kind, programme, country }) => {
    if (file.endsWith('ADD')) return `${id},${id},-0- ,-0- ,"${country}",-0- `;
    if (file.endsWith('ALT')) return `${id},${id},"aka","${name} alias",-0- `;
    const type = kind === 'entity' ? '-0- ' : kind === 'person' ? '"individual"' : '"vessel"';
    return `${id},"${name}",${type},"${programme}",${'-0- ,'.repeat(7)}"EXERCISE: invented entry."`;
  });
  return `${rows.join('\r\n')}\r\n\u001a`;
}
