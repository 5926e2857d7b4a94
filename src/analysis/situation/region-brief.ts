import { isoMinute } from '../../assessment/time.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { regionById } from '../../reference/regions.ts';
import { likelihood } from '../likelihood.ts';
import { AXIS_WORDS, REGIME_WORDS, share } from '../words.ts';
import type { QuestionScope } from './question-scope.ts';
import { rankEvidence } from './rank-evidence.ts';

const MOST_EVIDENCE = 8;
const LINEAGES_NEEDED = 2;

/** One region in five short parts: bottom line, what is known, lanes, what would change it, gaps. Markdown. */
export function regionBrief(snapshot: RegionalSnapshot, scope: QuestionScope): string {
  const name = regionById(snapshot.regionId)?.name ?? snapshot.regionId;
  return [
    `## ${name}`,
    bottomLine(snapshot),
    known(snapshot, scope),
    lanes(snapshot),
    changes(snapshot),
    gaps(snapshot),
  ].join('\n\n');
}

/** Where the region stands, from the snapshot alone. */
export function bottomLine({ regime, balance, meta, generatedAt, narrative }: RegionalSnapshot): string {
  const exercise = narrative.situation.text.startsWith('EXERCISE') ? '**EXERCISE: an invented world.** ' : '';
  return `${exercise}**Bottom line.** ${REGIME_WORDS[regime.label]} as of ${isoMinute(generatedAt)}; net balance ${balance.netBalance.toFixed(2)}, confidence ${share(meta.snapshotConfidence)}. Snapshot \`${meta.snapshotId}\`.`;
}

function known({ evidence, balance, generatedAt }: RegionalSnapshot, scope: QuestionScope): string {
  const sources = new Set(evidence.map((item) => item.source));
  const thin = sources.size < LINEAGES_NEEDED ? ' The evidence is thin: fewer than two independent sources.' : '';
  if (evidence.length === 0)
    return '**What is known.** Nothing: no feed has told us anything usable. That is not the same as calm.';
  const strongest = [...balance.pressures, ...balance.buffers]
    .filter((driver) => driver.evidenceIds.length > 0)
    .sort((a, b) => b.magnitude - a.magnitude)
    .flatMap((driver) => driver.evidenceIds);
  // The instant of the snapshot and not now: the same bytes for the same evidence.
  const asked = namesSomething(scope) ? rankEvidence(evidence, scope, { now: generatedAt, most: MOST_EVIDENCE }) : [];
  const ids = [...new Set([...asked.map(({ id }) => id), ...strongest, ...evidence.map(({ id }) => id)])].slice(
    0,
    MOST_EVIDENCE,
  );
  const lines = ids
    .flatMap((id) => evidence.filter((item) => item.id === id))
    .map((item) => `- ${item.summary} (${item.source}) [${item.id}]`);
  return `**What is known.**${thin}\n${lines.join('\n')}`;
}

/** A country, a strait or an actor; of a region as a whole the strongest drivers tell most. */
const namesSomething = ({ countries, corridors, actors }: QuestionScope): boolean =>
  countries.length + corridors.length + actors.length > 0;

/** The lanes by horizon, in words and numbers. */
export function lanes({ scenarioSets }: RegionalSnapshot): string {
  const lines = scenarioSets.map(
    (set) =>
      `- ${set.horizon}: ${set.lanes.map(({ name, probability }) => `${name} ${likelihood(probability)} (${share(probability)})`).join(', ')}`,
  );
  return `**Lanes**, quoted from the snapshot; published base rates.\n${lines.join('\n')}`;
}

function changes({ triggers, transmissionPaths }: RegionalSnapshot): string {
  const lines = [
    ...triggers.active.map((t) => `- Active: ${t.description}${cited(t.evidenceIds)}`),
    ...triggers.watching.map((t) => `- Close: ${t.description}${cited(t.evidenceIds)}`),
    ...transmissionPaths.map(
      (p) => `- Market path: ${p.start} to ${p.end}, ${p.magnitudeLow} to ${p.magnitudeHigh} ${p.magnitudeUnit}`,
    ),
  ];
  return `**What would change it.**\n${lines.length > 0 ? lines.join('\n') : `- No trigger is active or close; ${triggers.dormant.length} are dormant.`}`;
}

const cited = (ids: readonly string[]): string => (ids.length === 0 ? '' : ` [${ids.join(', ')}]`);

/** What was not seen. */
export function gaps({ meta, balance, evidence }: RegionalSnapshot): string {
  const axes = Object.entries(AXIS_WORDS)
    .filter(([axis]) => meta.missingInputs.includes(axis))
    .map(([, words]) => words);
  const atPrior = axes.length === 0 ? '' : ` At their priors: ${axes.join(', ')}.`;
  const count = `${meta.missingInputs.length} expected inputs are missing and ${meta.staleInputs.length} stale`;
  return `**Gaps.** ${count}; ${evidence.length} items of evidence carry ${balance.pressures.length + balance.buffers.length} drivers.${atPrior}`;
}
