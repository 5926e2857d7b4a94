import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOURCE_NAMES } from '../assessment/evidence/source-name.ts';
import { AXES, HORIZONS, LANES } from '../contract/intelligence/vocabulary.ts';
import { contentHash } from '../reference/content-hash.ts';
import { once } from '../reference/once.ts';
import type { Claim } from './claim.ts';
import { readEvidence } from './readings/read-evidence.ts';
import { sentencesOf } from './sentences.ts';
import { countryClaims, snapshotClaims } from './snapshot-claims.ts';
import { pagesOf } from './source-pages.ts';
import { type ClaimedSnapshot, crisis, PAGES, someClaimed } from './test-kit/worlds.ts';

const HOURS = { '24h': 24, '7d': 168, '30d': 720 } as const;
const minuteOf = (at: number): number => at - (at % 60_000);
/** Fits the nearest figure of two decimals; half a cent between two of them, either. */
const cents = (value: number) => ({
  asymmetricMatch: (stated: unknown) =>
    typeof stated === 'number' && stated === Number(stated.toFixed(2)) && Math.abs(stated - value) <= 0.005_001,
});

function ofKind({ claims }: ClaimedSnapshot, kind: Claim['kind'], predicate: RegExp = /^/): readonly Claim[] {
  return claims.filter((claim) => claim.kind === kind && predicate.test(claim.predicate));
}

type Check = readonly [name: string, holds: (found: ClaimedSnapshot) => void];
const CHECKS: Check[] = [];
const CRISIS = once(crisis);

/** Holds in a crisis here, and in any world in the property at the end. */
function guarantee(...check: Check): void {
  CHECKS.push(check);
  it(check[0], () => check[1](CRISIS()));
}

describe('claims of a snapshot agree with it', () => {
  guarantee('in every axis, the net balance and the confidence', (found) => {
    const { balance, meta, regionId, generatedAt } = found.snapshot;
    const of = (measure: string): Claim | undefined =>
      found.claims.find(
        (one) => one.kind === 'level' && one.measure === measure && one.subject === `region:${regionId}`,
      );
    for (const axis of AXES) {
      expect(of(axis)).toMatchObject({ unit: 'score', value: cents(balance[axis]) });
      expect(of(axis)?.period).toEqual({ kind: 'instant', from: minuteOf(generatedAt), to: minuteOf(generatedAt) });
    }
    expect(Math.abs((of('netBalance')?.value ?? 9) - balance.netBalance)).toBeLessThanOrEqual(0.005_001);
    expect(of('confidence')).toMatchObject({ unit: 'share', value: cents(meta.snapshotConfidence) });
  });

  guarantee('in every driver: axis, share, evidence, and what is lost', (found) => {
    const { balance, regionId } = found.snapshot;
    const drivers = [...balance.pressures, ...balance.buffers];
    const contributions = ofKind(found, 'driver', /^contributes$/);
    expect(contributions.length).toBeLessThanOrEqual(drivers.length);
    for (const { subject, measure, value, evidenceIds, comparedWith } of contributions) {
      expect(subject).toBe(`region:${regionId}`);
      const own = drivers.filter(({ axis }) => axis === measure);
      // Drivers of one description are one cause.
      const same = own.flatMap(({ description }) => {
        const alike = own.filter((one) => one.description === description);
        const share = alike.reduce((sum, { magnitude }) => sum + magnitude, 0);
        const cited = [...new Set(alike.flatMap((one) => one.evidenceIds))].sort();
        return Math.abs(share - (value ?? 9)) <= 0.005_001 ? [cited] : [];
      });
      expect(same).toContainEqual(evidenceIds);
      expect(comparedWith?.value).toEqual(
        cents(AXES.map((axis) => (axis === measure ? balance[axis] : 0)).reduce((a, b) => a + b)),
      );
    }
    const lost = ofKind(found, 'driver', /^lost$/);
    expect(lost).toHaveLength(
      drivers.filter(({ description }) => /: (?!0\.00)\d\.\d\d of .* lost/.test(description)).length,
    );
    for (const { value, comparedWith, measure, direction } of lost) {
      const words = `: ${value?.toFixed(2)} of ${comparedWith?.value?.toFixed(2)} lost`;
      expect(direction).toBe('down');
      expect(drivers.some(({ axis, description }) => axis === measure && description.includes(words))).toBe(true);
    }
  });

  guarantee('in every lane: probability, horizon and span', (found) => {
    const { scenarioSets, generatedAt } = found.snapshot;
    const lanes = ofKind(found, 'lane', /^has probability$/);
    expect(lanes).toHaveLength(HORIZONS.length * LANES.length);
    for (const { lane, horizon = '24h', value = 9, period } of lanes) {
      const stored = scenarioSets.find((set) => set.horizon === horizon)?.lanes.find(({ name }) => name === lane);
      expect(Math.abs(value - (stored?.probability ?? -9))).toBeLessThanOrEqual(0.005_001);
      expect(period).toEqual({
        ...{ kind: 'horizon', from: minuteOf(generatedAt) },
        to: minuteOf(generatedAt) + HOURS[horizon] * 3_600_000,
      });
    }
  });

  guarantee('in every corridor, as the world counted it', (found) => {
    for (const { subject, object, period, predicate, value = 0, comparedWith, direction, measure } of ofKind(
      found,
      'corridor',
    )) {
      const corridor = found.world.corridors.get(subject.replace('corridor:', ''));
      if (corridor === undefined) throw new Error(`no corridor ${subject}`);
      const { state, since, mean7, reference, newestCount, dataAt } = corridor;
      if (predicate === 'is') {
        expect(object).toBe(state);
        expect(period.from).toBe(state === 'open' ? dataAt - (dataAt % 86_400_000) : since - (since % 86_400_000));
        continue;
      }
      // A day's count is written whole; the synthetic histories hold fractions of ships.
      if (measure === 'transits') expect(Math.abs(value - mean7)).toBeLessThanOrEqual(0.050_001);
      else expect(value).toBe(Math.round(newestCount));
      expect(Math.abs((comparedWith?.value ?? -9) - reference)).toBeLessThanOrEqual(0.050_001);
      const counted = measure === 'transits' ? mean7 : newestCount;
      if (direction === 'up') expect(counted).toBeGreaterThan(reference - 0.1);
      if (direction === 'down') expect(counted).toBeLessThan(reference + 0.1);
      expect((period.to ?? 0) - period.from).toBe((measure === 'transits' ? 7 : 1) * 86_400_000);
      expect((period.to ?? 0) - 86_400_000).toBe(dataAt - (dataAt % 86_400_000));
    }
  });

  guarantee('in every trigger: state, lane, side, value and threshold', (found) => {
    const { triggers, generatedAt } = found.snapshot;
    const states = { active: triggers.active, watched: triggers.watching, dormant: triggers.dormant } as const;
    expect(ofKind(found, 'trigger', /^active$/)).toHaveLength(triggers.active.length);
    expect(ofKind(found, 'trigger', /^watched$/)).toHaveLength(triggers.watching.length);
    for (const claim of ofKind(found, 'trigger')) {
      const { predicate, object, lane, direction, period, value, comparedWith, unit } = claim;
      const [stored] = (
        predicate === 'active' || predicate === 'watched' || predicate === 'dormant' ? states[predicate] : []
      ).filter(({ description }) => description === object);
      if (stored === undefined) throw new Error(`no trigger “${object}”`);
      expect(lane).toBe(stored.scenarioLane);
      expect(direction).toBe(/(?:^|_)lte?$/.test(stored.threshold.operator) ? 'down' : 'up');
      expect(period.from).toBe(minuteOf(stored.activated ? stored.activatedAt : generatedAt));
      const seen = found.companion.observed[stored.id];
      if (seen === undefined) expect(value).toBeUndefined();
      else if (seen.unit === 'log_change') {
        // The share that a logarithmic fall takes, by its series.
        const { value: log } = seen;
        expect(value).toBeCloseTo(log - log ** 2 / 2 + log ** 3 / 6 - log ** 4 / 24, 2);
      } else {
        const step = unit === 'share' ? 0.000_51 : unit === 'relative_change' ? 0.005_1 : 0.005_1;
        expect(Math.abs((value ?? 9e9) - seen.value)).toBeLessThanOrEqual(step);
        expect(Math.abs((comparedWith?.value ?? 9e9) - stored.threshold.value)).toBeLessThanOrEqual(step);
      }
    }
  });

  guarantee('in every path: channel, market, band, unit, days and what the price did', (found) => {
    const { transmissionPaths } = found.snapshot;
    const units: Readonly<Record<string, string>> = { pct: 'percent' };
    for (const { subject, object, value = 0, upTo = 0, unit, certainty, direction } of ofKind(
      found,
      'path',
      /moves$/,
    )) {
      const stored = transmissionPaths.filter(
        ({ end, corridorId }) =>
          end === object && subject === (corridorId === '' ? 'region:global' : `corridor:${corridorId}`),
      );
      expect(stored.map(({ magnitudeUnit }) => units[magnitudeUnit] ?? magnitudeUnit)).toContain(unit);
      const near = stored.filter(
        (path) => Math.abs(path.magnitudeLow - value) <= 0.5 && Math.abs(path.magnitudeHigh - upTo) <= 0.5,
      );
      expect(near.map(({ confidence }) => confidence)).toContain(certainty);
      if (direction === 'up') expect(near[0]?.magnitudeLow).toBeGreaterThanOrEqual(-0.05);
      if (direction === 'down') expect(near[0]?.magnitudeHigh).toBeLessThanOrEqual(0.05);
    }
    for (const { value, object, direction, period } of ofKind(found, 'path', /^price since$/)) {
      const moves = found.companion.pathNotes.filter(({ end }) => end === object).flatMap(({ move }) => move ?? []);
      const [move] = moves.filter(({ fromAt, toAt }) => fromAt === period.from && toAt === period.to);
      expect(Math.abs((value ?? 9) - Math.abs(move?.change ?? -9))).toBeLessThanOrEqual(0.000_51);
      if (direction !== 'unchanged') expect(direction).toBe((move?.change ?? 0) > 0 ? 'up' : 'down');
    }
  });

  guarantee('in every actor and what it holds over another', (found) => {
    const { actors, leverageEdges } = found.snapshot;
    const roles = ofKind(found, 'act', /^acts as$/);
    expect(roles.map(({ subject, object }) => `${subject} ${object}`)).toEqual(
      actors.map(({ actorId, role }) => `actor:${actorId} ${role}`),
    );
    for (const { subject, value } of ofKind(found, 'leverage', /^measures$/))
      expect(value).toEqual(cents(actors.find(({ actorId }) => subject === `actor:${actorId}`)?.leverageScore ?? -9));
    const edges = ofKind(found, 'leverage', /^(?!measures)/);
    expect(edges).toHaveLength(leverageEdges.length);
    for (const { subject, object, predicate, value } of edges) {
      const [stored] = leverageEdges.filter(
        ({ fromActorId, toActorId, mechanism }) =>
          subject === `actor:${fromActorId}` && object === `actor:${toActorId}` && mechanism === predicate,
      );
      expect(value).toEqual(cents(stored?.strength ?? -9));
    }
  });

  guarantee('in what is missing, in the regime, and in the axes of its countries', (found) => {
    const { meta, regime, regionId } = found.snapshot;
    expect(ofKind(found, 'gap', /^is missing$/)).toHaveLength(meta.missingInputs.length);
    expect(ofKind(found, 'gap', /^is stale$/)).toHaveLength(meta.staleInputs.length);
    expect(ofKind(found, 'regime', /^is$/)).toMatchObject([
      {
        subject: `region:${regionId}`,
        object: regime.label,
        period: { kind: 'since', from: minuteOf(regime.transitionedAt) },
      },
    ]);
    for (const { country, axes } of found.companion.countries)
      for (const { axis, value, status } of axes) {
        const about = found.countryClaims.filter(
          ({ subject, measure }) => subject === `country:${country}` && measure === axis,
        );
        const levels = about.filter(({ kind }) => kind === 'level').map((one) => one.value);
        expect(levels).toEqual(value === undefined ? [] : [cents(value)]);
        expect(about.filter(({ kind }) => kind === 'gap')).toHaveLength(status === 'missing' ? 1 : 0);
      }
  });

  guarantee('in the figures, names and days of the evidence they cite', (found) => {
    for (const claim of found.claims.filter(
      ({ kind, predicate }) => /^(event|price|level)$/.test(kind) && predicate === 'measures',
    )) {
      const [id, ...others] = claim.evidenceIds;
      if (id === undefined || others.length > 0 || claim.unit === 'score' || claim.measure === 'confidence') continue;
      const item = found.snapshot.evidence.find((one) => one.id === id);
      const text = (item?.summary ?? '').replaceAll(',', '').replaceAll('−', '-');
      const figure = claim.unit === 'share' ? (claim.value ?? 0) * 100 : (claim.value ?? 0);
      const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([one]) => Number(one));
      expect(
        figure === 0 || numbers.some((one) => Math.abs(one - Math.abs(figure)) < 1e-6 || Math.abs(one - figure) < 1e-6),
      ).toBe(true);
    }
  });
});

describe('every claim', () => {
  guarantee(
    'cites evidence of its snapshot, links pages of its sources, and has an id of its own',
    ({ claims, snapshot, countryClaims: others, companion }) => {
      const shown = new Set(
        [...snapshot.evidence, ...companion.countries.flatMap(({ evidence }) => evidence)].map(({ id }) => id),
      );
      const pages = new Set([...PAGES.values()].flat());
      for (const claim of [...claims, ...others]) {
        const { id, ...content } = claim;
        expect(id).toBe(`clm_${contentHash(content, 20)}`);
        expect(claim.evidenceIds.filter((one) => !shown.has(one))).toEqual([]);
        expect(claim.sourceUrls.filter((url) => !pages.has(url))).toEqual([]);
        expect({ ...claim, isLinked: claim.sourceUrls.length > 0 }).toEqual({
          ...claim,
          isLinked: claim.evidenceIds.length > 0,
        });
        expect(claim.certainty).toBeGreaterThanOrEqual(0);
        expect(claim.certainty).toBeLessThanOrEqual(1);
        expect(claim.knownAt).toBeLessThanOrEqual(snapshot.generatedAt);
      }
      expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
      for (const { evidenceIds } of claims)
        expect(evidenceIds.filter((one) => !snapshot.evidence.some((item) => item.id === one))).toEqual([]);
    },
  );

  it('has the same id wherever the same snapshot is read, and other sentences than the others', () => {
    const { snapshot, companion, claims, countryClaims: others } = crisis();
    const read: typeof snapshot = JSON.parse(JSON.stringify(snapshot));
    const readCompanion: typeof companion = JSON.parse(JSON.stringify(companion));
    expect(snapshotClaims(read, readCompanion, PAGES)).toEqual(claims);
    expect(countryClaims(readCompanion, PAGES)).toEqual(others);
    const sentences = claims.map((claim) => sentencesOf(claim).full);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  guarantee(
    'is made of every summary that an assessment words; headlines, notices and listings wait for their records',
    ({ snapshot, companion }) => {
      const all = [...snapshot.evidence, ...companion.countries.flatMap(({ evidence }) => evidence)];
      const unread = all.filter((item) => readEvidence(item, snapshot.generatedAt).length === 0);
      const waits = /^[^:]+: (?:the )?[A-Z][\w ]* (?:added|removed) [\d,]+ entr|^A prediction market/;
      // A bound is no figure: nothing is claimed from it.
      const isBound = (summary: string): boolean => /(?:less|more) than [\d.]+%/.test(summary);
      const ours = unread.filter(
        ({ type, summary }) => type !== 'news_headline' && !waits.test(summary) && !isBound(summary),
      );
      expect(ours.map(({ summary }) => summary)).toEqual([]);
    },
  );
});

describe('in random worlds', () => {
  it('all of this holds', () => {
    fc.assert(
      fc.property(someClaimed, (found) => {
        for (const [name, holds] of CHECKS) {
          try {
            holds(found);
          } catch (cause) {
            throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('a source of evidence', () => {
  it('has a page of its own, under whichever name evidence has for it', () => {
    const names = Object.values(SOURCE_NAMES);
    expect(names.filter((name) => pagesOf(name, PAGES).length === 0)).toEqual([]);
    expect(pagesOf('EXERCISE GDELT, RSS', PAGES).length).toBeGreaterThan(1);
    expect(pagesOf('another', PAGES)).toEqual([]);
  });
});
