import type { Narration } from '../../assessment/assemble-snapshot.ts';
import type { AssessedDraft, SnapshotDraft } from '../../assessment/assess-region.ts';
import { HORIZON_WORDS, percent, shortTime } from '../../assessment/english.ts';
import type { ObservedValue } from '../../assessment/triggers/trigger-ladder.ts';
import { isBelow } from '../../assessment/triggers/trigger-state.ts';
import { likelihood } from '../../claims/likelihood.ts';
import { missingSentence } from '../../claims/missing-inputs.ts';
import { AXIS_WORDS, REGIME_WORDS, score } from '../../claims/words.ts';
import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { NarrativeSection } from '../../contract/intelligence/regional-narrative.ts';
import type { Trigger } from '../../contract/intelligence/trigger-ladder.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../reference/regions.ts';
import { pathSentences } from '../path-sentence.ts';

const LEADING_DRIVERS = 3;
const LEADING_EVIDENCE = 4;

/**
 * The text of a snapshot from its finished numbers and evidence: it originates no number (METHOD.md §9). Every section
 * cites its evidence; where there is none, the text says so.
 * @param exercise puts the word EXERCISE before everything
 */
export function templateNarrative(draft: AssessedDraft, exercise: boolean): Narration {
  const mark = (section: NarrativeSection): NarrativeSection => ({
    ...section,
    text: `${exercise ? 'EXERCISE. ' : ''}${section.text}`,
  });
  return {
    provider: 'template',
    model: 'template-2.3.0',
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

/** Opens with the headline (METHOD.md §13.8); what it says is not said twice. */
function situation(draft: AssessedDraft): NarrativeSection {
  const { regionId, generatedAt, regime, evidence, meta } = draft;
  const region = regionById(regionId)?.name ?? regionId;
  const { headline } = draft.companion;
  const opening = `${headline.text} ${region}, ${shortTime(generatedAt)}: ${REGIME_WORDS[regime.label]}.`;
  if (evidence.length === 0) {
    return {
      text: `${opening} This does not mean that the region is calm.`,
      evidenceIds: [],
    };
  }
  const leading = leadingEvidence(draft).filter(({ id }) => !headline.evidenceIds.includes(id));
  const missing = meta.missingInputs.length === 0 ? '' : ` ${missingSentence('missing', meta.missingInputs)}.`;
  return {
    text: `${opening} ${leading.map((item) => item.summary).join(' ')}${missing}`,
    evidenceIds: unique([...headline.evidenceIds, ...leading.map((item) => item.id)]),
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

/** Not what is merged, and of a buffer not what is whole: its driver says what is lost. */
const isInformative = ({ description, orientation }: BalanceDriver): boolean =>
  !description.startsWith('Other drivers') &&
  (orientation === 'pressure' || !/ open: |^Oil exports outside/.test(description));

function balanceAssessment(draft: AssessedDraft): NarrativeSection {
  const { balance, meta } = draft;
  const drivers = evidenced([...balance.pressures, ...balance.buffers])
    .filter(isInformative)
    .sort(byEffect)
    .slice(0, LEADING_DRIVERS);
  const net = `Net balance ${score(balance.netBalance)}; confidence ${percent(meta.snapshotConfidence)}.`;
  if (drivers.length === 0) {
    return {
      text: `${net} All seven axes are at their priors.`,
      evidenceIds: leadingEvidence(draft).map((item) => item.id),
    };
  }
  const named = drivers.map((driver) => {
    const { axis, description, magnitude } = driver;
    return lossOf(driver) === undefined
      ? `${description} (${AXIS_WORDS[axis]}, ${score(magnitude)})`
      : description.replace(' lost', ` of ${AXIS_WORDS[axis]} lost`);
  });
  return {
    text: `${net} Main drivers: ${named.join('; ')}.`,
    evidenceIds: unique(drivers.flatMap((driver) => driver.evidenceIds)),
  };
}

/** What moves first stands in the first outlook, what the most certain model says of a month in the last; nothing is said twice. */
function outlook(draft: AssessedDraft, horizon: Horizon): NarrativeSection {
  const { text, evidenceIds } = outlookOpening(draft, horizon);
  const others = leadingEvidence(draft).slice(0, 1);
  return { text, evidenceIds: evidenceIds.length === 0 ? others.map(({ id }) => id) : evidenceIds };
}

/** What an outlook says whichever author writes the rest: the lanes, the model behind those of a month, the paths to markets. */
export function outlookOpening(draft: AssessedDraft, horizon: Horizon): NarrativeSection {
  const { transmissionPaths, evidence, companion } = draft;
  const paths = horizon === PATHS_IN ? transmissionPaths : [];
  const corridors = new Set(paths.map((path) => path.corridorId).filter((id) => id !== ''));
  const markets = pathSentences(paths, companion.pathNotes).map((sentence) => `${sentence}.`);
  const channels = evidence.filter((item) => corridors.has(item.corridor)).map(({ id }) => id);
  const moves = paths.length === 0 ? [] : companion.pathNotes.flatMap(({ move }) => move?.evidenceIds ?? []);
  const speaker = horizon === '30d' ? [modelSentence(draft)] : [];
  return {
    text: [laneSentence(draft, horizon), ...speaker, ...markets].join(' '),
    evidenceIds: unique([...channels, ...moves]),
  };
}

/** The paths to markets begin within hours and days: they are announced once, in the outlook of a week. */
const PATHS_IN: Horizon = '7d';

/** Which model is behind the month. */
const modelSentence = ({ companion, meta }: AssessedDraft): string =>
  companion.hasLaneModel
    ? `These shares are from the fitted model of conflict deaths by country, version ${meta.modelVersion.replace(/\+.*$/, '').replace('lanes-', '')}.`
    : 'These shares are the base rates of the region: the deaths that the fitted model needs are not known.';

/** The lanes of a horizon in words and numbers, copied from the snapshot. */
function laneSentence({ scenarioSets }: SnapshotDraft, horizon: Horizon): string {
  const lanes = scenarioSets.find((set) => set.horizon === horizon)?.lanes ?? [];
  const chances = lanes.map(({ name, probability }) => `${name} ${likelihood(probability)} (${percent(probability)})`);
  return `Scenario lanes within ${HORIZON_WORDS[horizon]}: ${chances.join(', ')}.`;
}

/** What fired and what is close to it, each with its value now. */
function watchItems({ triggers, evidence, regionId, companion }: AssessedDraft): NarrativeSection[] {
  const region = regionById(regionId)?.name ?? regionId;
  const active = triggers.active.map((t) => {
    const now = companion.observed[t.id];
    return {
      text: `Active since ${shortTime(t.activatedAt)}: ${t.description}${now === undefined ? '' : `; now ${now.words}`}.`,
      evidenceIds: [...t.evidenceIds],
    };
  });
  const watching = triggers.watching.map((t) => {
    const now = companion.observed[t.id];
    const [cited] = evidence.filter(({ id }) => t.evidenceIds.includes(id));
    const seen =
      cited?.summary
        .replace(`${region}: `, '')
        .replace(/\.$/, '')
        .replace(/\. .*$/, '') ?? t.description;
    const value = now === undefined || seen.includes(now.words) ? '' : `; now ${now.words}`;
    const fires = now === undefined ? '' : `; ${firesAt(t, now)}`;
    return { text: `Watching: ${seen}${value}${fires}.`, evidenceIds: [...t.evidenceIds] };
  });
  return [...active, ...watching];
}

/** A value past the threshold fires nothing until enough readings, or a second source, confirm it. */
function firesAt({ threshold: { operator, value } }: Trigger, now: ObservedValue): string {
  const isPast = isBelow(operator) ? now.value < value : now.value > value;
  return isPast ? `past its threshold of ${now.threshold}, not yet confirmed` : `fires at ${now.threshold}`;
}

/** What a corridor's driver says is lost of its axis; undefined for the others. */
function lossOf({ description }: BalanceDriver): number | undefined {
  const [, lost] = /: (\d\.\d\d) of \d\.\d\d lost/.exec(description) ?? [];
  return lost === undefined ? undefined : Number(lost);
}

/** A buffer moves the balance by what it has lost, a pressure by what it is. */
function byEffect(a: BalanceDriver, b: BalanceDriver): number {
  return (lossOf(b) ?? b.magnitude) - (lossOf(a) ?? a.magnitude) || byMagnitude(a, b);
}

function byMagnitude(a: BalanceDriver, b: BalanceDriver): number {
  return b.magnitude - a.magnitude || (a.description < b.description ? -1 : 1);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
