import type { Narration } from '../../assessment/assemble-snapshot.ts';
import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { percent, shortTime } from '../../assessment/english.ts';
import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { NarrativeSection } from '../../contract/intelligence/regional-narrative.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../reference/regions.ts';
import { likelihood } from '../likelihood.ts';
import { missingSentence } from '../missing-inputs.ts';
import { pathSentences } from '../path-sentence.ts';
import { AXIS_WORDS, HORIZON_WORDS, REGIME_WORDS, score } from '../words.ts';

const LEADING_DRIVERS = 3;
const LEADING_EVIDENCE = 4;

/**
 * The text of a snapshot from its finished numbers and evidence: it originates no number (METHOD.md §9). Every section
 * cites its evidence; where there is none, the text says so.
 * @param exercise puts the word EXERCISE before everything
 */
export function templateNarrative(draft: SnapshotDraft, exercise: boolean): Narration {
  const mark = (section: NarrativeSection): NarrativeSection => ({
    ...section,
    text: `${exercise ? 'EXERCISE. ' : ''}${section.text}`,
  });
  return {
    provider: 'template',
    model: 'template-1.1.0',
    narrative: {
      situation: mark(situation(draft)),
      balanceAssessment: mark(balanceAssessment(draft)),
      outlook24h: mark(outlook(draft, '24h')),
      outlook7d: mark(outlook(draft, '7d')),
      outlook30d: mark(outlook(draft, '30d')),
      watchItems: watchItems(draft).map(mark),
    },
  };
}

function situation(draft: SnapshotDraft): NarrativeSection {
  const { regionId, generatedAt, regime, evidence, meta } = draft;
  const region = regionById(regionId)?.name ?? regionId;
  const opening = `${region}, ${shortTime(generatedAt)}: ${REGIME_WORDS[regime.label]}.`;
  if (evidence.length === 0) {
    return {
      text: `${opening} No usable data: all values are published priors. This does not mean that the region is calm.`,
      evidenceIds: [],
    };
  }
  const leading = leadingEvidence(draft);
  const missing = meta.missingInputs.length === 0 ? '' : ` ${missingSentence('missing', meta.missingInputs)}.`;
  return {
    text: `${opening} ${leading.map((item) => item.summary).join(' ')}${missing}`,
    evidenceIds: leading.map((item) => item.id),
  };
}

/** Evidence of the strongest drivers, pressures before buffers; without any, the first items of the snapshot. */
function leadingEvidence({ balance, evidence }: SnapshotDraft): readonly EvidenceItem[] {
  const drivers = [...evidenced(balance.pressures), ...evidenced(balance.buffers)];
  const ids = unique(drivers.flatMap((driver) => driver.evidenceIds));
  const leading = ids.flatMap((id) => evidence.find((item) => item.id === id) ?? []);
  // A headline is another's text: it is in the evidence and never repeated as ours.
  const others = evidence.filter(({ type }) => type !== 'news_headline');
  return (leading.length === 0 ? others : leading).slice(0, LEADING_EVIDENCE);
}

function evidenced(drivers: readonly BalanceDriver[]): readonly BalanceDriver[] {
  return drivers.filter((driver) => driver.evidenceIds.length > 0).sort(byMagnitude);
}

function balanceAssessment(draft: SnapshotDraft): NarrativeSection {
  const { balance, meta } = draft;
  const drivers = evidenced([...balance.pressures, ...balance.buffers]).slice(0, LEADING_DRIVERS);
  const net = `Net balance ${score(balance.netBalance)}; confidence ${percent(meta.snapshotConfidence)}.`;
  if (drivers.length === 0) {
    return {
      text: `${net} All seven axes are at their priors.`,
      evidenceIds: leadingEvidence(draft).map((item) => item.id),
    };
  }
  const named = drivers.map(
    ({ axis, description, magnitude }) => `${description} (${AXIS_WORDS[axis]}, ${score(magnitude)})`,
  );
  return {
    text: `${net} Main drivers: ${named.join('; ')}.`,
    evidenceIds: unique(drivers.flatMap((driver) => driver.evidenceIds)),
  };
}

function outlook(draft: SnapshotDraft, horizon: Horizon): NarrativeSection {
  const { transmissionPaths, evidence } = draft;
  const corridors = new Set(transmissionPaths.map((path) => path.corridorId).filter((id) => id !== ''));
  const markets = pathSentences(transmissionPaths).map((sentence) => ` ${sentence}.`);
  const channels = evidence.filter((item) => corridors.has(item.corridor));
  const others = channels.length === 0 ? leadingEvidence(draft).slice(0, 1) : [];
  const seeAlso = others.map((item) => ` See also: ${item.summary}`);
  return {
    text: [laneSentence(draft, horizon), ...markets, ...seeAlso].join(''),
    evidenceIds: [...channels, ...others].map((item) => item.id),
  };
}

/** The lanes of a horizon in words and numbers, copied from the snapshot. */
export function laneSentence({ scenarioSets }: SnapshotDraft, horizon: Horizon): string {
  const lanes = scenarioSets.find((set) => set.horizon === horizon)?.lanes ?? [];
  const chances = lanes.map(({ name, probability }) => `${name} ${likelihood(probability)} (${percent(probability)})`);
  return `Scenario lanes within ${HORIZON_WORDS[horizon]}: ${chances.join(', ')}.`;
}

function watchItems({ triggers }: SnapshotDraft): NarrativeSection[] {
  const active = triggers.active.map((t) => ({
    text: `Active since ${shortTime(t.activatedAt)}: ${t.description}.`,
    evidenceIds: [...t.evidenceIds],
  }));
  const watching = triggers.watching.map((t) => ({
    text: `Close to its threshold: ${t.description}.`,
    evidenceIds: [...t.evidenceIds],
  }));
  return [...active, ...watching];
}

function byMagnitude(a: BalanceDriver, b: BalanceDriver): number {
  return b.magnitude - a.magnitude || (a.description < b.description ? -1 : 1);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
