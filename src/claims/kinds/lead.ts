import type { StoredCompanion } from '../../assessment/snapshot-companion.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { instant, periodWords } from '../period.ts';
import { readEvidence } from '../readings/read-evidence.ts';
import { subjectInProse } from '../subjects.ts';

const GRADED = /^(Critical|Severe|Serious|Moderate|Minor): (.+)\.$/s;

/** The headline of a companion; none where it quotes evidence whose words are another's. */
export function leadClaims(
  { regionId, generatedAt, evidence }: RegionalSnapshot,
  { headline }: StoredCompanion,
  make: MakeClaim,
): Claim[] {
  const [, grade, text] = GRADED.exec(headline.text) ?? [];
  const items = evidence.filter(({ id }) => headline.evidenceIds.includes(id));
  const isOurs = items.length > 0 && items.every((item) => readEvidence(item, generatedAt).length > 0);
  if (grade === undefined || text === undefined || !isOurs) return [];
  return [
    make({
      ...{ kind: 'event', subject: `region:${regionId}`, predicate: `leads as ${grade.toLowerCase()}`, object: text },
      ...{ period: instant(generatedAt), evidenceIds: headline.evidenceIds },
    }),
  ];
}

export function leadSentences({ subject, predicate, object = '', period }: Claim): Sentences {
  const grade = predicate.slice('leads as '.length);
  return clauseSentences(
    `the most severe development in ${subjectInProse(subject)} ${periodWords(period)} was ${grade}: ${object}`,
  );
}
