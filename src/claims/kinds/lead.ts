import type { SnapshotCompanion, SnapshotDraft } from '../../assessment/assess-region.ts';
import { capitalised } from '../../assessment/english.ts';
import { CERTAIN } from '../certainty.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { instant, periodWords } from '../period.ts';
import { readEvidence } from '../readings/read-evidence.ts';
import { subjectInProse } from '../subjects.ts';

const LEADS_AS = 'leads as ';
const GRADED = /^((?:Critical|Severe|Serious|Moderate|Minor) \(\d+ of 100\)): (.+)\.$/s;

/** The headline of a companion; none where it quotes evidence whose words are another's. */
export function leadClaims(
  { regionId, generatedAt, evidence }: SnapshotDraft,
  { headline }: SnapshotCompanion,
  make: MakeClaim,
): Claim[] {
  if (headline.evidenceIds.length === 0 && evidence.length > 0)
    return [
      make({
        ...{ kind: 'gap', subject: `region:${regionId}`, predicate: 'has no lead', period: instant(generatedAt) },
        certainty: CERTAIN,
      }),
    ];
  const [, grade, text] = GRADED.exec(headline.text) ?? [];
  const items = evidence.filter(({ id }) => headline.evidenceIds.includes(id));
  const isOurs = items.length > 0 && items.every((item) => readEvidence(item, generatedAt).length > 0);
  if (grade === undefined || text === undefined || !isOurs) return [];
  return [
    make({
      ...{ kind: 'event', subject: `region:${regionId}`, predicate: `${LEADS_AS}${grade.toLowerCase()}`, object: text },
      ...{ period: instant(generatedAt), evidenceIds: headline.evidenceIds },
    }),
  ];
}

export function leadSentences({ subject, predicate, object = '', period }: Claim): Sentences {
  const grade = predicate.slice(LEADS_AS.length);
  return clauseSentences(
    `the most severe development in ${subjectInProse(subject)} ${periodWords(period)} was ${grade}: ${object}`,
  );
}

/** `Critical: Strait of Hormuz closed since 6 Mar 2026.`: at the top of the snapshot that it leads. */
export const leadLine = ({ predicate, object = '' }: Claim): string =>
  `${capitalised(predicate.slice(LEADS_AS.length))}: ${object}.`;

/** Whether a claim is the headline of a snapshot. */
export const isLead = ({ kind, predicate }: Claim): boolean => kind === 'event' && predicate.startsWith(LEADS_AS);
