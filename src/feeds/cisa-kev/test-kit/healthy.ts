import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made entry of the catalogue. */
export function entry(number: number, members: Readonly<Record<string, unknown>> = {}) {
  return {
    cveID: `CVE-2026-${10_000 + number}`,
    vendorProject: 'Example',
    product: 'Gateway',
    dateAdded: '2026-10-12',
    knownRansomwareCampaignUse: 'Unknown',
    ...members,
  };
}

/** Hand-made catalogue. */
export const catalogue = (
  vulnerabilities: readonly unknown[],
  members: Readonly<Record<string, unknown>> = {},
): string =>
  JSON.stringify({
    title: 'Example catalogue',
    catalogVersion: '2026.10.12',
    dateReleased: '2026-10-12T17:00:04.1234Z',
    count: vulnerabilities.length,
    vulnerabilities,
    ...members,
  });

export const kevUpstream: FakeUpstream = (url) =>
  url.pathname.startsWith('/cisagov/kev-data/')
    ? at('raw.githubusercontent.com', () => ({
        status: 200,
        contentType: 'text/plain; charset=utf-8',
        body: catalogue([entry(1), entry(2, { dateAdded: '2026-10-08' })]),
      }))(url)
    : undefined;
