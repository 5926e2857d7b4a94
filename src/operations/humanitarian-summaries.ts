import { DAY_MS } from '../assessment/time.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import { countryByIso2 } from '../reference/countries.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

const DEATH_DAYS = 90;
const REPORT_DAYS = 30;
/** The newest release is of up to two months ago. */
const RELEASE_DAYS = 90;
/** The newest figure of displaced people may be of two years ago. */
const DISPLACED_DAYS = 900;

/** Deaths, displacement and protest of countries, in their order, as of what `at` names. @param countryCodes ISO 3166 alpha-2 */
export async function humanitarianSummaries(
  countryCodes: readonly string[],
  at: string | undefined,
  parts: ObservationListParts,
) {
  const unknown = countryCodes.find((code) => countryByIso2(code) === undefined);
  if (unknown !== undefined) return refused({ code: 'country_unknown', country: unknown });
  const about = {
    kinds: ['country', 'world'],
    subjects: [...countryCodes.map((code) => `country:${code}`), 'world'],
  } as const;
  const deaths = await readObserved(
    {
      metrics: ['conflict_deaths', 'conflict_events_total'],
      feeds: ['ucdp-candidate', 'ucdp-api'],
      ...about,
      ...{ withinDays: DEATH_DAYS + RELEASE_DAYS, per: 'observation' },
    },
    at,
    parts,
  );
  // The others are read as of the same instant: by now an offset names another one.
  const same = deaths.ok ? String(deaths.value.asOf.instant) : at;
  const displaced = await readObserved(
    { metrics: ['displaced_people'], feeds: ['unhcr'], ...about, withinDays: DISPLACED_DAYS, per: 'observation' },
    same,
    parts,
  );
  const reports = await readObserved(
    {
      metrics: ['protest_reports', 'force_reports', 'background_rows'],
      feeds: ['gdelt-events'],
      ...about,
      ...{ withinDays: REPORT_DAYS, per: 'day' },
    },
    same,
    parts,
  );
  const reads = [deaths, displaced, reports];
  const broken = reads.flatMap((read) => (read.ok || read.failure.code === 'at_unavailable' ? [] : [read.failure]))[0];
  if (broken !== undefined) return refused(broken);
  const known = reads.flatMap((read) => (read.ok ? [read.value] : []));
  const [first] = known;
  if (first === undefined) return refused(deaths.ok ? { code: 'internal' } : deaths.failure);
  const entriesOf = (read: typeof deaths) => (read.ok ? read.value.entries : []);
  const summaries = countryCodes.map((countryCode) => {
    const subject = `country:${countryCode}`;
    return {
      countryCode,
      countryName: countryByIso2(countryCode)?.name ?? countryCode,
      ...deathsOf(entriesOf(deaths), subject),
      ...displacedOf(entriesOf(displaced), subject),
      ...reportsOf(entriesOf(reports), subject),
    };
  });
  const sources = known.flatMap((one) => one.about.sources).sort((a, b) => (a.feedId < b.feedId ? -1 : 1));
  const dataAvailable = known.some((one) => one.about.dataAvailable);
  const answered = { dataAvailable, asOf: first.asOf.instant, sources };
  return { ok: true as const, value: { summaries, about: answered, asOf: first.asOf } };
}

const refused = (failure: Failure) => ({ ok: false as const, failure });

/** Of the feed with the newest release alone: two would count an event twice. */
function deathsOf(entries: readonly ListedEntry[], subject: string) {
  const release = entries.find(({ metric }) => metric === 'conflict_events_total');
  if (release === undefined) return {};
  const own = entries.filter(
    (entry) =>
      entry.subject === subject &&
      entry.metric === 'conflict_deaths' &&
      entry.feedId === release.feedId &&
      entry.observedAt <= release.observedAt &&
      entry.observedAt > release.observedAt - DEATH_DAYS * DAY_MS,
  );
  return {
    conflictFatalities: own.reduce((sum, { values }) => sum + (values.conflict_deaths ?? 0), 0),
    conflictEventsTotal: own.length,
    referencePeriodEnd: release.observedAt,
  };
}

function displacedOf(entries: readonly ListedEntry[], subject: string) {
  const newest = entries.find((entry) => entry.subject === subject);
  const displaced = newest?.values.displaced_people;
  return newest === undefined || displaced === undefined ? {} : { displaced, displacedAt: newest.observedAt };
}

function reportsOf(entries: readonly ListedEntry[], subject: string) {
  if (entries.length === 0) return {};
  const own = entries.filter((entry) => entry.subject === subject);
  const sum = (metric: string) => own.reduce((total, { values }) => total + (values[metric] ?? 0), 0);
  return { protestReports30d: sum('protest_reports'), forceReports30d: sum('force_reports') };
}
