import { DAY_MS } from '../../assessment/time.ts';
import type { SourcePages } from '../../claims/source-pages.ts';
import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import type { Question } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import type { Composing } from '../answer/compose.ts';
import { claimsFor, type KnownRegion, type Reading, readingOf } from '../answer/gather-claims.ts';
import type { Provenance } from '../answer/markdown.ts';
import { followUp } from '../question/follow-up.ts';
import { isUnanswerable } from '../question/not-answered.ts';
import { type Understood, understand } from '../question/understand.ts';
import { isCounted } from '../question/vocabulary.ts';
import { createKnownRecords, type StoredRecords } from './known-records.ts';
import { createKnownRegions, type StoredSnapshots } from './known-regions.ts';

/** So long ago at most is a time of which the newest snapshot still says something, ms: figures have dates of their own. */
const RECENT_MS = { state: 2 * DAY_MS, figure: 62 * DAY_MS } as const;

const recentMs = ({ measures }: Understood): number => (isCounted(measures) ? RECENT_MS.figure : RECENT_MS.state);

export interface AnswerParts {
  readonly clock: Clock;
  /** Absent: only the newest snapshots are read, without their countries. */
  readonly stored?: StoredSnapshots | undefined;
  /** Absent: no notice, listing or headline is read. */
  readonly records?: StoredRecords | undefined;
  /** Of the sources that claims cite; none by default. */
  readonly pages?: SourcePages;
}

/** A question as it was understood, with what has to be read for it. */
export interface ReadQuestion {
  readonly question: Question;
  readonly understood: Understood;
  readonly reading: Reading;
  /** When it was asked, epoch ms. */
  readonly askedAt: number;
  /** Whether what it leaves out was taken from the question before it. */
  readonly isFollowUp: boolean;
}

/** Everything that an answer is composed from. */
export interface PreparedAnswer {
  readonly understood: Understood;
  readonly composing: Composing;
  readonly provenance: Provenance;
  /** Whether the store answered in time everything that it was asked. */
  readonly isWhole: boolean;
}

export interface Preparation {
  /** @param askedAt epoch ms: its own instant, or now */
  read(question: Question, askedAt?: number): ReadQuestion;
  /** Undefined without any snapshot of now, where one is needed: the service has nothing to answer from. */
  prepare(read: ReadQuestion): Promise<PreparedAnswer | undefined>;
}

/** Reads questions, and gathers the claims of the snapshots that each needs. */
export function createPreparation(
  snapshots: SnapshotSource,
  { clock, stored, records, pages = new Map() }: AnswerParts,
): Preparation {
  const readRegions = createKnownRegions(snapshots, clock, stored);
  const readRecords = createKnownRecords(clock, records);
  return {
    read: (question, askedAt = question.at ?? clock.now()) => {
      const alone = understand(question.query, askedAt, question.geoContext);
      const understood = question.earlier === undefined ? alone : followUp(alone, question.earlier, askedAt);
      return {
        question,
        understood,
        reading: readingOf(understood, askedAt),
        askedAt,
        isFollowUp: understood !== alone,
      };
    },
    prepare: async ({ question, understood, reading, askedAt, isFollowUp }) => {
      const isOfNow = question.at === undefined && reading.at === askedAt;
      const first = await readRegions(reading, isOfNow);
      // Of a day that is hardly over the newest state says something, where nothing of it is stored.
      const isLate =
        first.known.length === 0 && question.at === undefined && askedAt - reading.at < recentMs(understood);
      const isNow = isOfNow || isLate;
      const { known, isWhole } = isLate ? await readRegions({ ...reading, at: askedAt }, true) : first;
      if (known.length === 0 && isNow && !isUnanswerable(understood, askedAt)) return undefined;
      // Where nothing of that time is stored, the newest says whether the world is invented.
      const [region = 'global'] = reading.regionIds;
      const shown = known.length > 0 ? known : (await readRegions({ regionIds: [region], at: askedAt }, true)).known;
      const asOf = isNow
        ? Math.max(...known.map(({ now: { snapshot } }) => snapshot.generatedAt), 0) || askedAt
        : reading.at;
      const entries = isUnanswerable(understood, askedAt) ? NO_ENTRIES : await readRecords(understood, asOf);
      return {
        understood,
        composing: {
          claims: [...claimsFor(understood, known, pages), ...entries.claims],
          asOf,
          now: isNow ? asOf : clock.now(),
          ...frameworkOf(question, understood),
          notes: notesOf({
            isWhole: isWhole && entries.isWhole,
            isKnown: first.known.length > 0,
            isLate,
            understood,
            isFollowUp,
          }),
        },
        provenance: { snapshotIds: idsOf(known), isExercise: shown.some(isExercise) },
        isWhole: isWhole && entries.isWhole,
      };
    },
  };
}

const NO_ENTRIES = { claims: [], isWhole: true } as const;

const idsOf = (known: readonly KnownRegion[]): readonly string[] =>
  known.map(({ now: { snapshot } }) => snapshot.meta.snapshotId);

const isExercise = ({ now: { snapshot } }: KnownRegion): boolean =>
  snapshot.narrative.situation.text.startsWith('EXERCISE');

/** A built-in framework by its name in any case. */
function frameworkOf(
  { framework }: Question,
  { framework: named }: Understood,
): { readonly framework?: (typeof FRAMEWORKS)[number] } {
  const asked = FRAMEWORKS.find((name) => name === framework?.toLowerCase()) ?? named;
  return asked === undefined ? {} : { framework: asked };
}

interface Situation {
  readonly isWhole: boolean;
  readonly isKnown: boolean;
  /** Whether the newest snapshot stands for one of that time. */
  readonly isLate: boolean;
  readonly understood: Understood;
  readonly isFollowUp: boolean;
}

/** What an answer could not use. */
function notesOf({ isWhole, isKnown, isLate, understood, isFollowUp }: Situation): readonly string[] {
  return [
    ...(isFollowUp ? ['What the question leaves out is taken from the one before it.'] : []),
    ...(isWhole
      ? []
      : ['The store did not answer in time: earlier snapshots, scores of countries and notices may be missing.']),
    ...(isKnown || understood.intent === 'out_of_scope'
      ? []
      : [isLate ? 'No snapshot of that time is stored: this is the newest.' : 'No snapshot of that time is stored.']),
  ];
}
