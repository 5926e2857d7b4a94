import type { FakeUpstream } from '../../test-kit/upstream.ts';

const NULLS = '-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';

/** Hand-made row of an entries file: an Iranian of the programme IRAN-EO13902 unless told otherwise. */
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
export const healthyOfac: FakeUpstream = ({ host, pathname }) => {
  if (host !== 'sanctionslistservice.ofac.treas.gov') return undefined;
  const body = FILES[pathname.split('/').at(-1) ?? ''];
  return body === undefined ? undefined : { status: 200, contentType: 'text/csv', body, headers: PUBLISHED };
};
