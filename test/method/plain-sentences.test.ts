import { describe, expect, it } from 'vitest';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assessRegion } from '../../src/assessment/assess-region.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { explainSnapshot } from '../../src/assessment/explain/explain-snapshot.ts';
import { HEADLINE_GRADES } from '../../src/assessment/headline/headline.ts';
import { METRICS } from '../../src/assessment/metrics.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import { TRANSMISSION_TEMPLATES } from '../../src/assessment/transmission/templates.ts';
import { TRIGGER_RULES } from '../../src/assessment/triggers/registry.ts';
import { sentencesOf as claimSentences } from '../../src/claims/sentences.ts';
import { snapshotClaims } from '../../src/claims/snapshot-claims.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { openApiBundle } from '../../src/contract/openapi.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { COMMAND_GROUPS } from '../../src/main/commands/registry.ts';
import { ACTORS } from '../../src/reference/actors.ts';
import { CORRIDORS, corridorInProse } from '../../src/reference/corridors.ts';
import { nameInProse } from '../../src/reference/name-in-prose.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { worldWith } from '../kit/known-worlds.ts';
import { NOW, snapshotOfWorld } from '../kit/worlds.ts';

const AT = Date.UTC(2026, 10, 22, 3, 20);

const OWN_METRICS = FEED_CARDS.flatMap(({ ownMetrics = {} }) => Object.keys(ownMetrics));
/** A metric id that is also an ordinary word is one only between brackets. */
const METRIC_IDS = [...Object.keys(METRICS), ...OWN_METRICS].map((id) =>
  /[_:]/.test(id) ? id : `(?<=\\()${id}(?=\\))`,
);

const BEFORE_ARTICLES = 'about|against|from|in|of|through|to|towards';
const NAMES_WITH_ARTICLE = [
  ...CORRIDORS.filter((corridor) => corridorInProse(corridor) !== corridor.name).map(({ name }) => name),
  ...ACTORS.filter(({ name }) => nameInProse(name) !== name).map(({ name }) => name),
].map((name) => name.replace(/[()]/g, '\\$&'));

/** Forms that no sentence has. */
const FORBIDDEN: readonly (readonly [name: string, form: RegExp])[] = [
  ['a metric id', new RegExp(`\\b(?:${METRIC_IDS.join('|')})\\b`)],
  ['a file name', /\.(?:csv|json|ts|mjs|md)\b/],
  ['a word of parameters', /\bunfitted\b|\bstart value\b|\b(?:usd|pct|basis)_[a-z]+\b|\b\d[\d.]* pct\b/i],
  ['a camelCase identifier', /\b(?!arXiv\b)[a-z]+[a-z0-9]*[A-Z][A-Za-z]*\b/],
  ['a section number', /§/],
  ['a space before a percent sign', / %/],
  ['an ISO date', /\b\d{4}-\d{2}-\d{2}\b/],
  ['a doubled full stop', /\.\.(?!\.)|\. \./],
  ['a negative zero', /[-−]0(?:\.0+)?(?![\d.])/],
  ['a hyphen for a minus', /(?<![\w.,:)–-])-\d/],
  ['a count of nothing', /\b0 (?:distinct |weighted )?(?:outlets|reports)\b/],
  ['a code of an upstream', /\bping-slash24\b|\bmerit-nt\b|\bof type [A-Z]{2,}/],
  ['a name without its article', new RegExp(`\\b(?:${BEFORE_ARTICLES}) (?:${NAMES_WITH_ARTICLE.join('|')})\\b`)],
  ['a word of another register', /\b(?:beside|everybody|stands (?:for|over)|tell|is said of)\b/i],
  ['a gap', /undefined|NaN|\bnull\b|[^\S\n]{2}/],
];

/** Words with an s that are singular, or that follow a 1 of another number: `1.5 times`, `Xm1 gas`. */
const SINGULAR = ['gas', 'status', 'series', 'basis', 'crisis', 'its', 'is', 'was', 'has', 'as', 'this', 'us', 'hours'];

/** `1 ships`: a one before a plural. */
const wrongPlurals = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\d.,–-])1 (?:[a-z-]+ ){0,1}?([a-z]+s)\b/g)]
    .filter(([, noun = '']) => !SINGULAR.includes(noun) && !noun.endsWith('ss'))
    .map(([found]) => found);

/** What another wrote is quoted, not reworded. */
const withoutQuotations = (text: string): string => text.replace(/“[^”]*”|"[^"]*"/g, '“…”');

const faultsOf = (text: string): readonly string[] => {
  const own = withoutQuotations(text);
  const forms = FORBIDDEN.filter(([, form]) => form.test(own)).map(([name]) => name);
  return [...forms, ...wrongPlurals(own).map((found) => `a wrong plural: ${found}`)];
};

/** The faulty ones with their faults. */
const faulty = (sentences: readonly string[]) =>
  [...new Set(sentences)].flatMap((text) => {
    const faults = faultsOf(text);
    return faults.length === 0 ? [] : [{ text, faults }];
  });

function sentencesOf(snapshot: RegionalSnapshot): readonly string[] {
  const { regime, triggers, transmissionPaths, scenarioSets, mobility, evidence, balance, narrative } = snapshot;
  const ours = [
    regime.transitionDriver,
    ...[...triggers.active, ...triggers.watching, ...triggers.dormant].map(({ description }) => description),
    ...transmissionPaths.flatMap(({ start, mechanism, end }) => [start, mechanism, end]),
    ...scenarioSets.flatMap(({ lanes }) => lanes.flatMap(({ consequences }) => consequences)),
    ...mobility.airspace.map(({ reason }) => reason),
    ...mobility.airports.map(({ disruptionReason }) => disruptionReason),
    ...mobility.notamClosures,
    ...evidence.map(({ summary }) => summary),
    ...narrative.watchItems.map(({ text }) => text),
  ];
  const { situation, balanceAssessment, outlook24h, outlook7d, outlook30d } = narrative;
  const prose = [situation, balanceAssessment, outlook24h, outlook7d, outlook30d].map(({ text }) => text);
  const drivers = [...balance.pressures, ...balance.buffers].map(({ description }) => description);
  const claims = snapshotClaims(snapshot, undefined, new Map()).map((claim) => claimSentences(claim).full);
  return [...ours, ...prose, ...drivers, ...claims];
}

describe('the sentences of a snapshot', async () => {
  const rows = await exerciseObservations({ anchorAt: AT, seed: 20_261, at: AT });
  const world = assessWorld(indexObservations(rows, AT));
  const later = assessWorld(indexObservations(rows, AT + 6 * HOUR_MS));
  const empty = assessWorld(indexObservations([], AT - 6 * HOUR_MS));

  it.each(REGION_IDS)('of %s are plain, in its first snapshot, after a transition, and without data', (regionId) => {
    const nothing = snapshotOfWorld(empty, regionId);
    const shown = [
      nothing.snapshot,
      snapshotOfWorld(world, regionId).snapshot,
      snapshotOfWorld(later, regionId, nothing.state).snapshot,
    ];
    expect(faulty(shown.flatMap(sentencesOf))).toEqual([]);
  });

  it('let a reader of the eight headlines alone order the regions, and name the strait that is shut', () => {
    const headlines = new Map(
      REGION_IDS.map((regionId) => [regionId, assessRegion(world, regionId, undefined).draft.companion.headline]),
    );
    const grades = HEADLINE_GRADES.map(([, grade]) => grade);
    const ordered = [...headlines.values()].sort((a, b) => b.rank - a.rank);
    const steps = ordered.map(({ text }) => grades.indexOf(text.split(' (')[0] ?? ''));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBeGreaterThanOrEqual(3);
    // Behind the grade its hundredths: regions of one grade are ordered, too, except those that one closure leads alike.
    const figures = ordered.map(({ text }) => Number(/\((\d+) of 100\)/.exec(text)?.[1]));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(new Set(figures).size).toBeGreaterThanOrEqual(6);
    for (const regionId of ['mena', 'global'] as const)
      expect(headlines.get(regionId)?.text).toMatch(/Strait of Hormuz closed since .* below the seasonal norm/);
  });

  it('explain every kind of number in plain labels', () => {
    const { snapshot } = snapshotOfWorld(world, 'mena');
    const paths = [
      ...AXES.map((axis) => `/balance/${axis}`),
      ...['/balance/netBalance', '/regime/label', '/meta/snapshotConfidence', '/meta/validUntil'],
      ...['/evidence/0/confidence', '/actors/0/leverageScore', '/transmissionPaths/0/magnitudeHigh'],
      ...['/scenarioSets/0/lanes/1/probability', '/scenarioSets/2/lanes/1/probability'],
      ...['/triggers/active/0/threshold/value', '/mobility/rerouteIntensity'],
    ];
    const labels = paths.flatMap((path) => {
      const { rule, terms } = explainSnapshot({ snapshot, world, prior: undefined, path });
      return [rule, ...terms.map(({ label }) => label)];
    });
    expect(labels.length).toBeGreaterThan(50);
    expect(faulty(labels)).toEqual([]);
  });

  it('say first of access which strait is shut, and how much of it is lost', () => {
    const { buffers } = snapshotOfWorld(world, 'mena').snapshot.balance;
    const first = buffers.find(({ axis }) => axis === 'maritimeAccess');
    expect(first?.description).toMatch(/^Strait of Hormuz (closed|restricted): 0\.\d\d of 0\.\d\d lost/);
  });

  it('say of oil exports how much of them is lost, where something is', () => {
    const exportsOf = (shown: typeof world) => {
      const { balance } = snapshotOfWorld(shown, 'mena').snapshot;
      const drivers = balance.buffers.filter(({ axis }) => axis === 'energyLeverage');
      const sum = drivers.reduce((total, { magnitude }) => total + magnitude, 0);
      expect(sum).toBeCloseTo(balance.energyLeverage, 10);
      return drivers.map(({ description }) => description);
    };
    expect(exportsOf(world)[0]).toMatch(/^Oil exports through the Strait of Hormuz: 0\.\d\d of 0\.\d\d lost$/);
    const open = assessWorld(indexObservations(worldWith(), NOW));
    expect(exportsOf(open)).toContain('Oil exports through the Strait of Hormuz');
    expect(exportsOf(open).filter((description) => description.includes('lost'))).toEqual([]);
  });

  it('tell a path to a market in one outlook, watch with numbers, and name which model is behind the month', () => {
    for (const regionId of REGION_IDS) {
      const { narrative, transmissionPaths } = snapshotOfWorld(world, regionId).snapshot;
      const { outlook24h, outlook7d, outlook30d, watchItems } = narrative;
      const announced = [outlook24h, outlook7d, outlook30d].filter(({ text }) => / expected to move /.test(text));
      expect(announced.length).toBe(transmissionPaths.length > 0 ? 1 : 0);
      expect(outlook30d.text).toMatch(
        /The lanes for 30 days (came from the fitted model of conflict deaths|were base rates)/,
      );
      for (const { text } of watchItems) expect(text).toMatch(/^(Active since .*; now .*\d.*|Watching: .*\d.*)\.$/);
    }
  });

  it('include the narrative of a region without data', () => {
    for (const regionId of REGION_IDS) {
      const { narrative } = templateNarrative(assessRegion(empty, regionId, undefined).draft, false);
      const { watchItems, ...sections } = narrative;
      expect(faulty([...Object.values(sections), ...watchItems].map(({ text }) => text))).toEqual([]);
    }
  });
});

describe('the sentences of registries', () => {
  it('are plain for every trigger and every path', () => {
    const triggers = TRIGGER_RULES.flatMap(({ description, provenance }) => [description, provenance]);
    const paths = TRANSMISSION_TEMPLATES.flatMap(({ mechanism, end }) => [mechanism, end]);
    expect(faulty([...triggers, ...paths])).toEqual([]);
  });
});

describe('the sentences about the program', () => {
  it('are plain in the descriptions of the interface', () => {
    const described = descriptionsIn(
      openApiBundle(
        ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
        '0',
      ),
    );
    expect(described.length).toBeGreaterThan(500);
    expect(faulty(described.map(withoutCode))).toEqual([]);
  });

  it('are plain in the help of the commands', () => {
    const summaries = COMMAND_GROUPS.flatMap(({ title, commands }) => [
      title,
      ...commands.map(({ summary }) => summary),
    ]);
    expect(faulty(summaries.map(withoutCode))).toEqual([]);
  });
});

/** Names of fields and values are code. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, 'x');

/** Every summary and description of a document. */
function descriptionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    (name === 'description' || name === 'summary') && typeof member === 'string' ? [member] : descriptionsIn(member),
  );
}

describe('the check of sentences', () => {
  it.each([
    ['18 in force (maritime_warnings)', 'a metric id'],
    ['Fitted on portwatch.csv', 'a file name'],
    ['1.49 to 24.82 usd_bbl', 'a word of parameters'],
    ['Threshold unfitted', 'a word of parameters'],
    ['coercivePressure rose', 'a camelCase identifier'],
    ['As in METHOD.md §5', 'a section number'],
    ['93 % below', 'a space before a percent sign'],
    ['on 2026-11-22', 'an ISO date'],
    ['1 ships', 'a wrong plural: 1 ships'],
    ['added 1 new entries', 'a wrong plural: 1 new entries'],
    ['Net balance -0.00;', 'a negative zero'],
    ['Net balance -0.01;', 'a hyphen for a minus'],
    ['0 distinct reports from 0 outlets', 'a count of nothing'],
    ['by 1 signal (ping-slash24)', 'a code of an upstream'],
    ['Restricted by notice of type VIP', 'a code of an upstream'],
    ['What is known about Strait of Hormuz', 'a name without its article'],
    ['All actors towards United States', 'a name without its article'],
    ['up 4% (inflation)', 'a metric id'],
    ['What is stored beside a snapshot', 'a word of another register'],
  ])('finds the fault of %j', (text, fault) => expect(faultsOf(text)).toContain(fault));

  it.each([
    '93% below the norm',
    'Net balance −0.01',
    'consumer price inflation',
    '1 ship',
    '1.1 transits per day',
    'on 1 Nov 2026',
    '“1 ships of portwatch.csv”',
  ])('accepts %j', (text) => expect(faultsOf(text)).toEqual([]));
});
