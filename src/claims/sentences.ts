import type { Claim, ClaimKind, Sentences } from './claim.ts';
import { actSentences } from './kinds/act.ts';
import { changeSentences } from './kinds/change.ts';
import { corridorSentences } from './kinds/corridor.ts';
import { definitionSentences } from './kinds/definition.ts';
import { driverSentences } from './kinds/driver.ts';
import { explanationSentences } from './kinds/explanation.ts';
import { gapSentences } from './kinds/gap.ts';
import { laneSentences } from './kinds/lane.ts';
import { leadSentences } from './kinds/lead.ts';
import { leverageSentences } from './kinds/leverage.ts';
import { mobilitySentences } from './kinds/mobility.ts';
import { pathSentences } from './kinds/path.ts';
import { recordSentences } from './kinds/record.ts';
import { regimeSentences } from './kinds/regime.ts';
import { routeSentences } from './kinds/route.ts';
import { scoreSentences } from './kinds/score.ts';
import { triggerSentences } from './kinds/trigger.ts';
import { measuredSentences, movedSentences } from './measured.ts';

const BY_KIND: Readonly<Record<ClaimKind, (claim: Claim) => Sentences>> = {
  level: measuredSentences,
  change: changeSentences,
  event: (claim) => (claim.predicate === 'measures' ? measuredSentences(claim) : leadSentences(claim)),
  corridor: corridorSentences,
  trigger: triggerSentences,
  lane: laneSentences,
  driver: (claim) => (claim.predicate === 'would be without' ? explanationSentences(claim) : driverSentences(claim)),
  regime: (claim) => (claim.predicate === 'would be' ? explanationSentences(claim) : regimeSentences(claim)),
  act: actSentences,
  leverage: leverageSentences,
  path: pathSentences,
  route: routeSentences,
  notice: recordSentences,
  listing: recordSentences,
  headline: recordSentences,
  price: (claim) => (claim.predicate === 'moved' ? movedSentences(claim) : measuredSentences(claim)),
  mobility: mobilitySentences,
  gap: gapSentences,
  score: scoreSentences,
  definition: definitionSentences,
};

/** The sentences of a claim, from its members alone: they state nothing that it does not hold. */
export const sentencesOf = (claim: Claim): Sentences => BY_KIND[claim.kind](claim);
