import { isoDate } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { EXERCISE_XML, type ListedParty } from '../fakes/story.ts';

export const fakeCanadaSema: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made record: a person under the regulations on Iran, listed on 1 October 2026, by default. */
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

const handMade: Upstream = ({ host }) =>
  host === 'www.international.gc.ca'
    ? { status: 200, contentType: 'text/xml', body: BODY, headers: PUBLISHED }
    : undefined;

/** The list as of the clock. */
function ofWorld({ anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname }) => {
    if (hostname !== 'www.international.gc.ca') return undefined;
    const now = clock.now();
    const parties = story.listedParties('canada', { anchorAt, now });
    return { status: 200, contentType: 'application/xml', body: worldSemaList(parties) };
  };
}

function worldSemaList(parties: readonly ListedParty[]): string {
  const records = parties.map(
    ({ id, name, programme, listedAt }) =>
      `<record><Country>${programme}</Country><LastName>${name}</LastName><Item>${id}</Item><DateOfListing>${isoDate(listedAt)}</DateOfListing></record>`,
  );
  return `${EXERCISE_XML}<data-set>${records.join('\n')}</data-set>`;
}
