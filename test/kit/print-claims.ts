import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assembleSnapshot } from '../../src/assessment/assemble-snapshot.ts';
import { assessRegion } from '../../src/assessment/assess-region.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { snapshotDifference } from '../../src/assessment/compare/snapshot-difference.ts';
import { countrySources } from '../../src/assessment/countries/country-sources.ts';
import { countryStates } from '../../src/assessment/countries/country-states.ts';
import { prepareObservations } from '../../src/assessment/observation-index.ts';
import { HINDCAST_SCORES } from '../../src/assessment/parameters/hindcast-scores.ts';
import { companionOf } from '../../src/assessment/snapshot-companion.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { CLAIM_KINDS, type Claim } from '../../src/claims/claim.ts';
import { claimMaker } from '../../src/claims/claim-maker.ts';
import { differenceClaims } from '../../src/claims/kinds/change.ts';
import { hindcastClaims } from '../../src/claims/kinds/score.ts';
import { sentencesOf } from '../../src/claims/sentences.ts';
import { snapshotClaims } from '../../src/claims/snapshot-claims.ts';
import { sourcePages } from '../../src/claims/source-pages.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { MOMENT } from './exercise-lines.ts';
import { exerciseObservations } from './exercise-observations.ts';

/** Prints up to ten claims of each kind, in full, as the exercise gives them for one region at one moment. */
const PER_KIND = 10;
const pages = sourcePages(FEED_CARDS);
const prepared = prepareObservations(await exerciseObservations({ anchorAt: MOMENT, seed: 20_261, at: MOMENT }));

function assessed(at: number) {
  const world = assessWorld(prepared.asOf(at), 'EXERCISE ');
  const { draft } = assessRegion(world, 'mena', undefined);
  const snapshot = assembleSnapshot(draft, templateNarrative(draft, true));
  const countries = countryStates(world, 'mena');
  return { snapshot, companion: companionOf(draft, { countries, sources: countrySources(world.index) }) };
}

const [before, now] = [assessed(MOMENT - DAY_MS), assessed(MOMENT)];
const { evidence, generatedAt, meta } = now.snapshot;
const make = claimMaker({ evidence, pages, knownAt: generatedAt, confidence: meta.snapshotConfidence });
const difference = snapshotDifference(before.snapshot, now.snapshot);
const claims: readonly Claim[] = [
  ...snapshotClaims(now.snapshot, now.companion, pages),
  ...differenceClaims({ from: before.snapshot, to: now.snapshot, difference }, make),
  ...hindcastClaims(HINDCAST_SCORES, make),
];
for (const kind of CLAIM_KINDS) {
  const own = claims.filter((claim) => claim.kind === kind);
  const step = Math.max(1, Math.floor(own.length / PER_KIND));
  console.log(`\n${kind} (${own.length})`);
  for (const claim of own.filter((_, i) => i % step === 0).slice(0, PER_KIND))
    console.log(`- ${sentencesOf(claim).full}`);
}
