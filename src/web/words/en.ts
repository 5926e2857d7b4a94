import type { AxisName } from '../url/view-url.ts';
import { askEn } from './en/ask.ts';
import { changesEn } from './en/changes.ts';
import { corridorsEn } from './en/corridors.ts';
import { countryEn } from './en/country.ts';
import { feedsEn } from './en/feeds.ts';
import { findEn } from './en/find.ts';
import { forecastsEn } from './en/forecasts.ts';
import { keysEn } from './en/keys.ts';
import { leadPagesEn } from './en/lead-pages.ts';
import { regionEn } from './en/region.ts';
import { timeEn } from './en/time.ts';
import { triggersEn } from './en/triggers.ts';
import { verifyEn } from './en/verify.ts';
import { whatIfEn } from './en/what-if.ts';
import { countedIn, type PluralForms } from './plural.ts';

const AXES: Readonly<Record<AxisName, string>> = {
  coercivePressure: 'Coercive pressure',
  domesticFragility: 'Domestic fragility',
  capitalStress: 'Capital stress',
  energyVulnerability: 'Energy vulnerability',
  allianceCohesion: 'Alliance cohesion',
  maritimeAccess: 'Maritime access',
  energyLeverage: 'Energy leverage',
};

const REGIMES: Readonly<Record<string, string>> = {
  calm: 'Calm',
  stressed_equilibrium: 'Stressed equilibrium',
  coercive_stalemate: 'Coercive stalemate',
  fragmentation_risk: 'Fragmentation risk',
  managed_deescalation: 'Managed de-escalation',
  escalation_ladder: 'Escalation ladder',
};

const LANES: Readonly<Record<string, string>> = {
  base: 'No change of course',
  escalation: 'Escalation',
  containment: 'Containment',
  fragmentation: 'Fragmentation',
};

const spaced = (id: string): string => id.replaceAll('_', ' ');
const count = countedIn('en');

/** All sentences and labels of the console in English. */
export const en = {
  language: 'en',
  direction: 'ltr' as 'ltr' | 'rtl',
  service: 'Barograph',
  exercise: 'EXERCISE: an invented world. Nothing shown here happened.',
  notice: 'Notice',
  skip: 'Skip to the content',
  world: 'World',
  navigation: 'Views',
  languageChoice: 'Language',
  /** @param name as the service says it */
  regionName: (_id: string, name: string): string => name,
  supposedMark: 'SUPPOSED',
  chart: 'Chart',
  supposed: 'SUPPOSED: what would follow if this were observed. It was not.',
  otherForms: 'This page as',
  regions: 'Regions',
  views: {
    world: 'World',
    region: 'Region',
    time: 'Time',
    changes: 'Changes',
    corridors: 'Corridors',
    triggers: 'Triggers',
    forecasts: 'Forecasts',
    country: 'Country',
    ask: 'Ask',
    'what-if': 'What-if',
    feeds: 'Feeds',
    verify: 'Verify',
    keys: 'Keys',
    find: 'Find',
  },
  further: {
    changes: 'What changed, and which evidence did it',
    forecasts: 'Sealed forecasts and their track record',
    triggers: 'How near each threshold is',
    corridors: 'Straits, canals and markets',
  },
  triggersView: triggersEn,
  corridorsView: corridorsEn,
  changesView: changesEn,
  timeView: timeEn,
  forecastsView: forecastsEn,
  askView: askEn,
  whatIfView: whatIfEn,
  feedsView: feedsEn,
  verifyView: verifyEn,
  countryView: countryEn,
  keysView: keysEn,
  axis: (name: AxisName) => AXES[name],
  regime: (label: string) => REGIMES[label] ?? spaced(label),
  lane: (name: string) => LANES[name] ?? spaced(name),
  regimesFrom: (from: string, to: string) => `Regimes from ${from} to ${to}: all over time`,
  horizonColumn: 'Horizon',
  horizon: (horizon: string) =>
    ({ '24h': 'within 24 hours', '7d': 'within 7 days', '30d': 'within 30 days' })[horizon] ?? horizon,
  pressure: 'pressure',
  buffer: 'buffer',
  asOf: 'As of',
  confidence: 'confidence',
  validUntil: 'valid until',
  outdated: (until: string) => `Stale: this snapshot was valid until ${until}, and no newer one was made.`,
  snapshot: 'Snapshot',
  permanent: 'Permanent address',
  json: 'As JSON',
  missing: (n: number) =>
    n === 0 ? 'no input is missing' : count(n, { one: '# input is missing', other: '# inputs are missing' }),
  stale: (n: number) => (n === 0 ? '' : count(n, { one: '# input is stale', other: '# inputs are stale' })),
  close: 'Close',
  show: 'Show',
  newest: 'Newest',
  find: findEn.find,
  keyboard: findEn.keyboard,
  newer: {
    plain: 'A newer snapshot, of {time} UTC, is here.',
    /** By the number of changes since. */
    changes: {
      one: 'A newer snapshot, of {time} UTC, is here, with {count} change.',
      other: 'A newer snapshot, of {time} UTC, is here, with {count} changes.',
    } as PluralForms,
    show: 'Show it',
  },
  utc: 'Instant, UTC',
  whereWorst: 'Where it is worst',
  columns: {
    region: 'Region',
    regime: 'Regime',
    net: 'Net',
    netLong: 'Net balance: buffers less pressures, −1 to 1',
    change: 'Change',
    why: 'Most severe now',
    escalation: 'Escal. 30 d',
    triggers: 'Triggers',
    sure: 'Sure',
  },
  /** Between a name and what is said of it. */
  colon: ': ',
  /** Between things in a row. */
  comma: ', ',
  /** Between things in a row that are longer. */
  semicolon: '; ',
  /** From one thing to the next, in the direction of the text. */
  arrow: '→',
  /** From one thing to the one before it. */
  backArrow: '←',
  /** Identifiers of the service in words; one that is not here is shown with spaces for underscores. */
  terms: {} as Readonly<Record<string, string>>,
  active: (n: number) => (n === 0 ? 'none' : `${n} active`),
  noSnapshot: 'No snapshot yet',
  assessing: 'Assessing: no region has a snapshot yet. Reload in a minute.',
  since: (instant: string) => `since ${instant}`,
  firstSnapshot: 'no older snapshot to compare with',
  worldHeading: (region: string, headline: string) => `${region}: ${headline}`,
  moved: (n: number) => count(n, { one: '# regime moved', other: '# regimes moved' }),
  mapTitle: (axis: string) => `${axis} by country`,
  mapSentence: (axis: string, highest: readonly string[]) =>
    `${axis} is highest in ${new Intl.ListFormat('en').format(highest)}. Hatched countries have no data on it.`,
  mapUnknown: 'No country has data on it.',
  noData: 'no data',
  corridorsUnknown: '▨ Straits and canals: not known now.',
  mapNote: 'Borders: Natural Earth, de facto; no position taken.',
  shadeBy: 'Shade the map by',
  corridorState: (state: string) => ({ closed: 'closed', strained: 'strained', open: 'open' })[state] ?? state,
  corridors: 'Straits and canals',
  ...regionEn,
  signOut: 'Sign out',
  signInPage: {
    title: 'Sign in',
    button: 'Sign in',
    key: 'Or paste an API key',
    howLink: 'A start prints a link that signs in once; `barograph console link` prints another one.',
    wrongLink: 'This link is spent, older than ten minutes, or of another server.',
    wrongKey: 'No key in force has this text.',
    busy: 'The key cannot be checked now. Try again in a minute.',
    foreign: 'A page of another site sent this form; nothing was done.',
    continues: 'One moment …',
  },
  leadPages: leadPagesEn,
  badValue: (name: string, value: string) => `“${value}” is no value of “${name}”.`,
  notFound: 'There is no such page.',
  backToWorld: 'To the world view',
  failure: (status: number, code: string) => `The service answered ${status} (${code}).`,
  failures: {
    plan: (plan: string, has: number | undefined, needs: number | undefined) =>
      `This view needs a plan of tier ${needs ?? '?'}; the plan “${plan}” is of tier ${has ?? '?'}.`,
    notReady: 'There is no snapshot yet: the first assessment is running. Load this page again in a minute.',
    notFound: 'There is no snapshot as old as this instant. Choose a later one, or the newest.',
    value: (field: string, rule: string) => `“${field}” ${rule}.`,
  },
  requestId: 'Request',
  noSnapshotOf: (region: string) => `${region} has no snapshot at this instant.`,
};

/** Every language has exactly these members. */
export type Words = typeof en;
