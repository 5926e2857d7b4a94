import type { FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made record: a person under the regulations on Iran, listed on 1 October 2026, unless told otherwise. */
export function semaRecord(members: Readonly<Record<string, string>> = {}): string {
  const sound = {
    Country: 'Iran',
    LastName: 'Made',
    GivenName: 'Hand',
    Schedule: '1, Part 2',
    Item: '7',
    DateOfListing: '2026-10-01',
  };
  const elements = Object.entries({ ...sound, ...members }).filter(([, text]) => text !== '');
  return `<record>${elements.map(([name, text]) => `<${name}>${text}</${name}>`).join('')}</record>`;
}

export const semaList = (records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<data-set>${records.join('\n')}</data-set>`;

const BODY = semaList(['1', '2', '3'].map((Item) => semaRecord({ Item })));

/** The document holds no date; its server gives one. */
const PUBLISHED = { 'last-modified': 'Mon, 12 Oct 2026 18:30:00 GMT' };

export const healthySema: FakeUpstream = ({ host }) =>
  host === 'www.international.gc.ca'
    ? { status: 200, contentType: 'text/xml', body: BODY, headers: PUBLISHED }
    : undefined;
