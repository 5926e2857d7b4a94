import type { Narration } from '../../assessment/assemble-snapshot.ts';
import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { isoMinute } from '../../assessment/time.ts';
import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { NarrativeSection } from '../../contract/intelligence/regional-narrative.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../reference/regions.ts';
import { likelihood } from '../likelihood.ts';
import { AXIS_WORDS, REGIME_WORDS, share } from '../words.ts';

const LEADING_DRIVERS = 3;
const LEADING_EVIDENCE = 4;

/**
 * The text of a snapshot from its finished numbers and evidence: it originates no number (METHOD.md §9). Every section
 * cites the evidence it speaks of; where there is none it says that the data are absent.
 * @param exercise puts the word EXERCISE before everything
 */
export function templateNarrative(draft: SnapshotDraft, exercise: boolean): Narration {
  const mark = (section: NarrativeSection): NarrativeSection => ({
    ...section,
    text: `${exercise ? 'EXERCISE. ' : ''}${section.text}`,
  });
  return {
    provider: 'template',
    model: 'template-1.0.0',
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
  const opening = `${region}, ${isoMinute(generatedAt)}: ${REGIME_WORDS[regime.label]}.`;
  if (evidence.length === 0) {
    return {
      text: `${opening} The data are absent: no feed has told us anything usable, so every number stands at its published prior and nothing here means that the region is calm.`,
      evidenceIds: [],
    };
  }
  const leading = leadingEvidence(draft);
  const missing =
    meta.missingInputs.length === 0
      ? ''
      : ` Not seen: ${meta.missingInputs.length} expected inputs, named in meta.missingInputs.`;
  return {
    text: `${opening} ${leading.map((item) => item.summary).join(' ')}${missing}`,
    evidenceIds: leading.map((item) => item.id),
  };
}

/** What weighs most, pressures before buffers; where no number rests on evidence, the newest of what was seen. */
function leadingEvidence({ balance, evidence }: SnapshotDraft): readonly EvidenceItem[] {
  const drivers = [...evidenced(balance.pressures), ...evidenced(balance.buffers)];
  const ids = unique(drivers.flatMap((driver) => driver.evidenceIds));
  const weighing = ids.flatMap((id) => evidence.find((item) => item.id === id) ?? []);
  // A headline is another's text: it stands among the evidence and is never spoken as ours.
  const others = evidence.filter(({ type }) => type !== 'news_headline');
  return (weighing.length === 0 ? others : weighing).slice(0, LEADING_EVIDENCE);
}

function evidenced(drivers: readonly BalanceDriver[]): readonly BalanceDriver[] {
  return drivers.filter((driver) => driver.evidenceIds.length > 0).sort(byMagnitude);
}

function balanceAssessment(draft: SnapshotDraft): NarrativeSection {
  const { balance, meta } = draft;
  const drivers = evidenced([...balance.pressures, ...balance.buffers]).slice(0, LEADING_DRIVERS);
  const net = `Net balance ${balance.netBalance.toFixed(2)}; confidence ${share(meta.snapshotConfidence)}.`;
  if (drivers.length === 0) {
    return {
      text: `${net} All seven axes stand at their priors.`,
      evidenceIds: leadingEvidence(draft).map((item) => item.id),
    };
  }
  const named = drivers.map(
    ({ axis, description, magnitude }) => `${description} (${AXIS_WORDS[axis]}, ${magnitude.toFixed(2)})`,
  );
  return {
    text: `${net} What weighs most: ${named.join('; ')}.`,
    evidenceIds: unique(drivers.flatMap((driver) => driver.evidenceIds)),
  };
}

function outlook(draft: SnapshotDraft, horizon: Horizon): NarrativeSection {
  const { transmissionPaths, evidence } = draft;
  const corridors = new Set(transmissionPaths.map((path) => path.corridorId).filter((id) => id !== ''));
  const paths = transmissionPaths.map(
    (p) => `${p.end}: ${p.magnitudeLow} to ${p.magnitudeHigh} ${p.magnitudeUnit} from ${p.start}`,
  );
  const markets = paths.length === 0 ? '' : ` Markets: ${paths.join('; ')}.`;
  const channels = evidence.filter((item) => corridors.has(item.corridor));
  const besides = channels.length === 0 ? leadingEvidence(draft).slice(0, 1) : [];
  const beside = besides.map((item) => ` Read beside: ${item.summary}`).join('');
  return {
    text: `${laneSentence(draft, horizon)}${markets}${beside}`,
    evidenceIds: [...channels, ...besides].map((item) => item.id),
  };
}

/** The lanes of a horizon in words and numbers, copied from the snapshot. */
export function laneSentence({ scenarioSets }: SnapshotDraft, horizon: Horizon): string {
  const lanes = scenarioSets.find((set) => set.horizon === horizon)?.lanes ?? [];
  const spoken = lanes.map(({ name, probability }) => `${name} ${likelihood(probability)} (${share(probability)})`);
  return `Published base rates: ${spoken.join(', ')}.`;
}

function watchItems({ triggers }: SnapshotDraft): NarrativeSection[] {
  const active = triggers.active.map((t) => ({
    text: `Active since ${isoMinute(t.activatedAt)}: ${t.description}`,
    evidenceIds: [...t.evidenceIds],
  }));
  const watching = triggers.watching.map((t) => ({
    text: `Close to its threshold: ${t.description}`,
    evidenceIds: [...t.evidenceIds],
  }));
  return [...active, ...watching];
}

function byMagnitude(a: BalanceDriver, b: BalanceDriver): number {
  return b.magnitude - a.magnitude || (a.description < b.description ? -1 : 1);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
