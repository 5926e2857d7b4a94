import { WORLD_SUBJECT } from '../../assessment/observation.ts';
import { HOUR_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { parseIsoDay } from '../utc-instant.ts';

interface Entry {
  readonly id: string;
  readonly addedAt: number;
  readonly vendor: string;
  readonly isRansomware: boolean;
}

const MEMBERS = ['cveID', 'dateAdded', 'vendorProject', 'knownRansomwareCampaignUse'] as const;
/** The agency's days end some hours after UTC's. */
const CLOCK_SKEW_MS = HOUR_MS;

/**
 * Reads the catalogue: how many entries were added on each day, and how many stand on it at its release. `observedAt` is
 * the start of the day, or the release.
 * @param now epoch ms; later days are rejected
 */
export function parseCatalogue(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the catalogue is not JSON' };
  const entries = memberOf(json.value, 'vulnerabilities');
  if (!Array.isArray(entries)) return { status: 'unreadable', reason: 'the catalogue has no vulnerabilities' };
  const version = plainText(textMember(json.value, 'catalogVersion') ?? '', 20);
  const releasedAt = parseIsoInstant(textMember(json.value, 'dateReleased') ?? '');
  if (version === '' || releasedAt === undefined || releasedAt > now + CLOCK_SKEW_MS) {
    return { status: 'unreadable', reason: 'the catalogue is not dated' };
  }
  const statedCount = numberMember(json.value, 'count');
  if (statedCount !== entries.length) {
    return { status: 'unreadable', reason: `it says it has ${statedCount ?? 'no'} entries and has ${entries.length}` };
  }
  const tally = startTally();
  const seen = new Set<string>();
  const days = new Map<number, Entry[]>();
  const entriesRead: ReadRecord[] = [];
  for (const row of entries) {
    const outcome = readEntry(row, now);
    if ('kind' in outcome) tally.reject(outcome);
    else if (seen.has(outcome.id)) tally.reject({ kind: 'duplicate', recordId: outcome.id, message: 'listed twice' });
    else {
      seen.add(outcome.id);
      days.set(outcome.addedAt, [...(days.get(outcome.addedAt) ?? []), outcome]);
      tally.keep([]);
      entriesRead.push(recordOf(row, outcome));
    }
  }
  if (seen.size === 0) return { status: 'unreadable', reason: 'the catalogue has no sound entry' };
  const release: ReadObservation = {
    recordId: version,
    metric: 'vulnerabilities_listed',
    subject: WORLD_SUBJECT,
    value: seen.size,
    observedAt: Math.min(releasedAt, now),
    lineage: 'cisa',
    event: `kev:${version}`,
    detail: {},
  };
  const rows = tally.rows(() => [...[...days].map(([addedAt, added]) => dayOf(addedAt, added)), release]);
  return { ...rows, records: { entries: entriesRead, isComplete: true } };
}

const recordOf = (row: unknown, { id, addedAt, vendor, isRansomware }: Entry): ReadRecord => ({
  recordId: id,
  kind: 'exploited_vulnerability',
  ...titleAndLink(textMember(row, 'vulnerabilityName'), `https://nvd.nist.gov/vuln/detail/${id}`),
  observedAt: addedAt,
  body: recordBody({
    vendor,
    product: textMember(row, 'product'),
    dueDate: parseIsoDay(textMember(row, 'dueDate') ?? '') === undefined ? undefined : textMember(row, 'dueDate'),
    ransomware: isRansomware,
  }),
});

function readEntry(row: unknown, now: number): Entry | FeedProblem {
  const id = plainText(textMember(row, 'cveID') ?? '', 40);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => textMember(row, name) === undefined);
  if (lost.length > 0) return rejected('wrong_shape', `without ${lost.join(', ')}`);
  if (!/^CVE-\d{4}-\d{4,7}$/.test(id)) return rejected('bad_id', 'cveID is no CVE number');
  const added = textMember(row, 'dateAdded') ?? '';
  const addedAt = /^\d{4}-\d{2}-\d{2}$/.test(added) ? parseIsoDay(added) : undefined;
  if (addedAt === undefined) return rejected('undated', 'dateAdded is no day');
  if (addedAt > now) return rejected('future', isoDate(addedAt));
  return {
    id,
    addedAt,
    vendor: plainText(textMember(row, 'vendorProject') ?? '', 30),
    isRansomware: textMember(row, 'knownRansomwareCampaignUse') === 'Known',
  };
}

function dayOf(addedAt: number, added: readonly Entry[]): ReadObservation {
  return {
    recordId: isoDate(addedAt),
    metric: 'exploited_vulnerabilities',
    subject: WORLD_SUBJECT,
    value: added.length,
    observedAt: addedAt,
    lineage: 'cisa',
    event: `kev:${isoDate(addedAt)}`,
    detail: plainDetail({
      ransomware: String(added.filter(({ isRansomware }) => isRansomware).length),
      vendors: [...new Set(added.map(({ vendor }) => vendor))].sort().join(', '),
    }),
  };
}
