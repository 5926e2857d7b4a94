import { isoDate, isoMinute } from '../../assessment/time.ts';
import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { FoundEvidence } from '../../ports/evidence-search.ts';
import { regionById } from '../../reference/regions.ts';
import { calibration, LANES_MEAN } from '../calibration.ts';
import { likelihood } from '../likelihood.ts';
import { AXIS_WORDS, capitalised, counted, REGIME_WORDS, share, unitWords } from '../words.ts';
import { type Earlier, WINDOW_DAYS } from './earlier-evidence.ts';
import { escapeSummary } from './escape-summary.ts';
import { namedWords, type QuestionScope } from './question-scope.ts';
import { rankEvidence, relevance, SAME_THEATER } from './rank-evidence.ts';

const MAX_EVIDENCE = 8;
/** Of those, at least so many places are for what was asked about, where there is as much. */
const MAX_ASKED = 6;
const LEADING_TRIGGERS = 3;
const LINEAGES_NEEDED = 2;

/** One region in short parts: bottom line, what is known, lanes, what would change it, gaps. Markdown. */
export function regionBrief(snapshot: RegionalSnapshot, scope: QuestionScope, earlier?: Earlier): string {
  const name = regionById(snapshot.regionId)?.name ?? snapshot.regionId;
  return [
    `## ${name}`,
    bottomLine(snapshot),
    known(snapshot, scope, earlier),
    ...earlierEvidenceSection(earlier?.found ?? []),
    lanes(snapshot),
    changes(snapshot),
    gaps(snapshot),
  ].join('\n\n');
}

/** Where the region stands, from the snapshot alone: the same whatever was asked. */
export function bottomLine(snapshot: RegionalSnapshot): string {
  const { regime, balance, meta, generatedAt, narrative } = snapshot;
  const exercise = narrative.situation.text.startsWith('EXERCISE') ? '**EXERCISE: an invented world.** ' : '';
  const active = activeTriggers(snapshot);
  return `${exercise}**Bottom line.** ${capitalised(REGIME_WORDS[regime.label])} as of ${isoMinute(generatedAt)}. ${active} Net balance ${balance.netBalance.toFixed(2)} between −1 (pressures) and 1 (buffers), confidence ${share(meta.snapshotConfidence)}. Snapshot \`${meta.snapshotId}\`.`;
}

/** What has crossed its threshold; the rest is told further below. */
function activeTriggers({ triggers: { active } }: RegionalSnapshot): string {
  if (active.length === 0) return 'No trigger is active.';
  const told = active.slice(0, LEADING_TRIGGERS).map((t) => `${triggerText(t.description)}${cited(t.evidenceIds)}`);
  const more = active.length - told.length;
  return `Active: ${told.join('; ')}${more === 0 ? '' : `; and ${more} more`}.`;
}

/** A trigger without where its threshold comes from, and without its full stop. */
const triggerText = (description: string): string =>
  (description.split(THRESHOLD)[0] ?? description).replace(/\.$/, '');

const THRESHOLD = / Threshold (?=fitted|unfitted)/;

/** A trigger with one word for where its threshold comes from; its whole history stands in the snapshot. */
const triggerLine = (description: string): string => {
  const origin = description.split(THRESHOLD)[1];
  if (origin === undefined) return description;
  return `${triggerText(description)} (threshold ${origin.startsWith('fitted') ? 'fitted to history' : 'a start value'}).`;
};

/** What rests on evidence, the strongest first. */
const driversOf = ({ balance }: RegionalSnapshot): readonly BalanceDriver[] =>
  [...balance.pressures, ...balance.buffers]
    .filter(({ evidenceIds }) => evidenceIds.length > 0)
    .sort((a, b) => b.magnitude - a.magnitude || (a.description < b.description ? -1 : 1));

function known(snapshot: RegionalSnapshot, scope: QuestionScope, earlier: Earlier | undefined): string {
  const { evidence, generatedAt } = snapshot;
  const sources = new Set(evidence.map((item) => item.source));
  const thin = sources.size < LINEAGES_NEEDED ? ' The evidence is thin: fewer than two independent sources.' : '';
  if (evidence.length === 0)
    return '**What is known.** Nothing: no feed has told us anything usable. That is not the same as calm.';
  const { active } = snapshot.triggers;
  const strongest = [...active, ...driversOf(snapshot)].flatMap(({ evidenceIds }) => evidenceIds);
  const besides = [...new Set([...strongest, ...evidence.map(({ id }) => id)])];
  const named = namedWords(scope);
  const told = (ids: readonly string[], most: number) =>
    ids
      .flatMap((id) => evidence.filter((item) => item.id === id))
      .slice(0, most)
      .map(evidenceLine);
  if (named === '') return `**What is known.**${thin}\n${told(besides, MAX_EVIDENCE).join('\n')}`;
  // The instant of the snapshot and not now: the same bytes for the same evidence.
  const ranked = rankEvidence(evidence, scope, { now: generatedAt, most: MAX_EVIDENCE });
  const asked = ranked.filter((item) => relevance(item, scope) >= SAME_THEATER).slice(0, MAX_ASKED);
  if (asked.length === 0)
    return `**What is known.**${thin} ${noneOf(named, earlier)}\n${told(besides, MAX_EVIDENCE).join('\n')}`;
  const others = besides.filter((id) => asked.every((item) => item.id !== id));
  const rest = told(others, MAX_EVIDENCE - asked.length);
  return [
    `**What is known** of ${named}.${thin}\n${asked.map(evidenceLine).join('\n')}`,
    ...(rest.length === 0 ? [] : [`**Of the region besides.**\n${rest.join('\n')}`]),
  ].join('\n\n');
}

function noneOf(named: string, earlier: Earlier | undefined): string {
  const also =
    earlier?.isWhole === true && earlier.found.length === 0 ? `, nor any of the ${WINDOW_DAYS} days before,` : '';
  return `No evidence of this snapshot${also} names ${named}: that is not the same as nothing happening there. Of the region:`;
}

export const evidenceLine = ({ summary, source, id }: EvidenceItem): string =>
  `- ${escapeSummary(summary)} (${source}) [${id}]`;

/** What earlier snapshots cited and the newest does not, with the last one that did. */
export function earlierEvidenceSection(found: readonly FoundEvidence[]): readonly string[] {
  const lines = found.map(
    ({ item, snapshotId, citedAt }) =>
      `- ${escapeSummary(item.summary)} (${item.source}; last in \`${snapshotId}\` of ${isoDate(citedAt)}) [${item.id}]`,
  );
  return lines.length === 0 ? [] : [`**Told earlier**, and no longer in the newest snapshot.\n${lines.join('\n')}`];
}

/** Where the time that was asked about is found. */
export function horizonNote({ horizon, isBeyond }: QuestionScope): readonly string[] {
  if (isBeyond) return ['*The question reaches beyond 30 days: no lane is published for that.*'];
  return horizon === undefined ? [] : [`*For the time asked about, see the lanes at ${horizon}.*`];
}

/** What kept the store from being searched is a gap. */
export const searchNote = (earlier: Earlier | undefined): readonly string[] =>
  earlier?.isWhole === false ? [`*The snapshots of the ${WINDOW_DAYS} days before could not be searched.*`] : [];

/** The lanes by horizon, in words and numbers, and how far they can be trusted. */
export function lanes(snapshot: RegionalSnapshot): string {
  const lines = snapshot.scenarioSets.map(
    (set) =>
      `- ${set.horizon}: ${set.lanes.map(({ name, probability }) => `${name} ${likelihood(probability)} (${share(probability)})`).join(', ')}`,
  );
  return `**Lanes**, quoted from the snapshot. ${LANES_MEAN}\n${lines.join('\n')}\n\n*${calibration(snapshot)}*`;
}

function changes({ triggers, transmissionPaths }: RegionalSnapshot): string {
  const lines = [
    ...triggers.active.map((t) => `- Active: ${triggerLine(t.description)}${cited(t.evidenceIds)}`),
    ...triggers.watching.map((t) => `- Close: ${triggerLine(t.description)}${cited(t.evidenceIds)}`),
    ...transmissionPaths.map(
      (p) =>
        `- Market path: ${p.start} to ${p.end}, ${p.magnitudeLow} to ${p.magnitudeHigh} ${unitWords(p.magnitudeUnit)}`,
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
  const drivers = balance.pressures.length + balance.buffers.length;
  return `**Gaps.** ${inputs('missing', meta.missingInputs)}; ${inputs('stale', meta.staleInputs)}. ${counted(evidence.length, 'item')} of evidence ${evidence.length === 1 ? 'carries' : 'carry'} ${counted(drivers, 'driver')}.${atPrior}`;
}

/** Inputs by name where they are few. */
const MAX_NAMED = 6;

function inputs(state: string, ids: readonly string[]): string {
  if (ids.length === 0) return `no expected input is ${state}`;
  const named =
    ids.length <= MAX_NAMED
      ? ids.join(', ')
      : `${ids.slice(0, MAX_NAMED).join(', ')} and ${ids.length - MAX_NAMED} more`;
  return `${counted(ids.length, 'expected input')} ${ids.length === 1 ? 'is' : 'are'} ${state} (${named})`;
}
