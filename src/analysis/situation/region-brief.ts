import {
  capitalised,
  counted,
  HORIZON_WORDS,
  listed,
  percent,
  shortDate,
  shortTime,
} from '../../assessment/english.ts';
import { likelihood } from '../../claims/likelihood.ts';
import { missingSentence } from '../../claims/missing-inputs.ts';
import { AXIS_WORDS, REGIME_WORDS, score } from '../../claims/words.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { FoundEvidence } from '../../ports/evidence-search.ts';
import { calibration, LANES_SCOPE } from '../calibration.ts';
import { ownText } from '../grounded/own-text.ts';
import { type Earlier, WINDOW_DAYS } from './earlier-evidence.ts';
import { escapeSummary } from './escape-summary.ts';
import type { QuestionScope } from './question-scope.ts';

const LEADING_TRIGGERS = 3;

/** State of the region, from the snapshot alone: the same for any question. */
export function bottomLine(snapshot: RegionalSnapshot): string {
  const { regime, balance, meta, generatedAt, narrative } = snapshot;
  const exercise = narrative.situation.text.startsWith('EXERCISE') ? '**EXERCISE: an invented world.** ' : '';
  const active = activeTriggers(snapshot);
  return `${exercise}**Bottom line.** ${capitalised(REGIME_WORDS[regime.label])} as of ${shortTime(generatedAt)}. ${active} Net balance ${score(balance.netBalance)} on a scale from −1 (pressures) to 1 (buffers); confidence ${percent(meta.snapshotConfidence)}. Snapshot \`${meta.snapshotId}\`.`;
}

/** The first active triggers; the others are listed further below. */
function activeTriggers({ triggers: { active } }: RegionalSnapshot): string {
  if (active.length === 0) return 'No trigger is active.';
  const shown = active.slice(0, LEADING_TRIGGERS).map((t) => `${t.description}${cited(t.evidenceIds)}`);
  const more = active.length - shown.length;
  return `Active: ${shown.join('; ')}${more === 0 ? '' : `; and ${counted(more, 'other')}`}.`;
}

export const evidenceLine = (item: EvidenceItem): string => `- ${shown(item)} (${item.source}) [${item.id}]`;

/** A summary; in quotation marks where its words are another's. A headline has its own. */
function shown(item: EvidenceItem): string {
  const text = escapeSummary(item.summary);
  if (item.type === 'news_headline' || ownText(item) !== undefined) return text;
  return `“${text.replace(/["“”]/g, "'")}”`;
}

/** What earlier snapshots cited and the newest does not, with the last one that did. */
export function earlierEvidenceSection(found: readonly FoundEvidence[]): readonly string[] {
  const lines = found.map(
    ({ item, snapshotId, citedAt }) =>
      `- ${shown(item)} (${item.source}; last in \`${snapshotId}\` of ${shortDate(citedAt)}) [${item.id}]`,
  );
  return lines.length === 0 ? [] : [`**Earlier evidence**, not in the latest snapshot.\n${lines.join('\n')}`];
}

/** Where to find the lanes for the time in the question. */
export function horizonNote({ horizon, isBeyond }: QuestionScope): readonly string[] {
  if (isBeyond) return ['*The question goes beyond 30 days: no lane is published for that.*'];
  return horizon === undefined ? [] : [`*For the time in question, see the lanes for ${HORIZON_WORDS[horizon]}.*`];
}

/** A failed search of the store is a gap. */
export const searchNote = (earlier: Earlier | undefined): readonly string[] =>
  earlier?.isWhole === false ? [`*The snapshots of the last ${WINDOW_DAYS} days could not be searched.*`] : [];

/** The lanes by horizon, in words and numbers, with their calibration. */
export function lanes(snapshot: RegionalSnapshot): string {
  const lines = snapshot.scenarioSets.map(
    (set) =>
      `- ${set.horizon}: ${set.lanes.map(({ name, probability }) => `${name} ${likelihood(probability)} (${percent(probability)})`).join(', ')}`,
  );
  return `**Lanes**, quoted from the snapshot. ${LANES_SCOPE}\n${lines.join('\n')}\n\n*${calibration(snapshot)}*`;
}

const cited = (ids: readonly string[]): string => (ids.length === 0 ? '' : ` [${ids.join(', ')}]`);

/** Missing and stale inputs. */
export function gaps({ meta, balance, evidence }: RegionalSnapshot): string {
  const axes = Object.entries(AXIS_WORDS)
    .filter(([axis]) => meta.missingInputs.includes(axis))
    .map(([, words]) => words);
  const atPrior = axes.length === 0 ? '' : ` At ${axes.length === 1 ? 'its prior' : 'their priors'}: ${listed(axes)}.`;
  const drivers = balance.pressures.length + balance.buffers.length;
  return `**Gaps.** ${missingSentence('missing', meta.missingInputs)}. ${missingSentence('stale', meta.staleInputs)}. ${counted(drivers, 'driver')} ${drivers === 1 ? 'rests' : 'rest'} on ${counted(evidence.length, 'item')} of evidence.${atPrior}`;
}
