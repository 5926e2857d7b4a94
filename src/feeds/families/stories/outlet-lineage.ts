import { AGENCIES, agencyOfName } from './agencies.ts';

/** Words before a country's top-level domain that are no name of anybody: `example.co.uk`. */
const SECOND_LEVEL = new Set(
  'ac asn co com ed edu ernet go gob gouv gov govt gv in info lg ltd mil ne net nhs nic nom or org plc police res sch'.split(
    ' ',
  ),
);

/** Domains that host other people's sites: the part before them is the outlet. */
const HOSTING = new Set(
  'blogspot.com wordpress.com substack.com medium.com tumblr.com github.io weebly.com wixsite.com typepad.com livejournal.com'.split(
    ' ',
  ),
);

/** Domains of one newsroom. What is not here stands for itself: a wrong split counts one voice twice at most. */
const ONE_NEWSROOM: Readonly<Record<string, string>> = {
  'state.gov': 'us-state',
  'war.gov': 'defense.gov',
  'bbc.com': 'bbc.co.uk',
  'bbci.co.uk': 'bbc.co.uk',
  'theguardian.co.uk': 'theguardian.com',
  'guardian.co.uk': 'theguardian.com',
  'aljazeera.net': 'aljazeera.com',
  'nyti.ms': 'nytimes.com',
  'cnn.co.uk': 'cnn.com',
  'france24.fr': 'france24.com',
  'dw.de': 'dw.com',
  'svoboda.org': 'rferl.org',
  'radiofarda.com': 'rferl.org',
  'arabnews.pk': 'arabnews.com',
  'thenationalnews.com': 'thenational.ae',
  'asharq.com': 'aawsat.com',
  'timesofindia.com': 'indiatimes.com',
  'hindustantimes.in': 'hindustantimes.com',
};

/** A page cache writes the outlet's host with hyphens: `www-example-co-uk.cdn.ampproject.org`. */
const PAGE_CACHE = /^(.+)\.cdn\.ampproject\.org$/;

/**
 * Who publishes at an address: the registrable domain in lower case, so that `www.`, `m.`, `amp.` and `edition.` are one
 * voice, or the agency or newsroom that owns it. An address without a host (a citation) is its own text.
 * @param address a URL, a host or a citation, already free of markup and controls
 */
export function outletLineage(address: string): string {
  const text = address.trim().toLowerCase();
  const host = hostOf(text);
  if (host === '') return agencyOfName(text) ?? text;
  const domain = registrableDomain(uncached(host));
  return AGENCIES.get(domain) ?? ONE_NEWSROOM[domain] ?? domain;
}

function hostOf(text: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//.test(text)) return URL.canParse(text) ? new URL(text).hostname : '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text) ? text : '';
}

function uncached(host: string): string {
  const [, inner] = PAGE_CACHE.exec(host) ?? [];
  if (inner === undefined) return host;
  return inner.replaceAll('--', '\u0000').replaceAll('-', '.').replaceAll('\u0000', '-');
}

/** The part of a host that its owner registered, by a rule of thumb: the public suffix list is 15,000 lines. */
function registrableDomain(host: string): string {
  if (/^[\d.]+$|:|\[/.test(host)) return host;
  const labels = host.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  const countrySuffix = last.length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? '');
  const suffixLabels = countrySuffix || HOSTING.has(labels.slice(-2).join('.')) ? 2 : 1;
  const domain = labels.slice(-1 - suffixLabels);
  // `www.gov.uk` is a suffix's own site, `www.com` an outlet's name.
  return (domain[0] === 'www' && domain.length > 2 ? domain.slice(1) : domain).join('.');
}
