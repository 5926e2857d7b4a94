import { brent, coverage, crude, deaths, news, releases, traffic, transits } from '../../../test/kit/worlds.ts';
import { templateNarrative } from '../../analysis/narrative/template-narrative.ts';
import type { Narration } from '../../assessment/assemble-snapshot.ts';
import type { AssessedDraft } from '../../assessment/assess-region.ts';
import type { Observation } from '../../assessment/observation.ts';

/** A made-up crisis in the Gulf whose news, counts and prices become known over the weeks before `NOW`. */
export function gulfWorld(): readonly Observation[] {
  return [
    ...transits('hormuz_strait', traffic(100, 0.07), { lagDays: 6 }),
    ...transits('suez', traffic(60), { lagDays: 6 }),
    ...news(),
    ...releases(),
    ...brent(crude(0.12)),
    ...coverage({ metric: 'force_reports', iso2: 'IR', perDay: 6, from: 0, to: 5 }),
    ...coverage({ metric: 'protest_reports', iso2: 'EG', perDay: 2, from: 0, to: 40 }),
    ...[0, 9, 30, 70].map((daysAgo) => deaths('YE', 40 + daysAgo, { daysAgo, id: `event ${daysAgo}` })),
  ];
}

export const narrate = (draft: AssessedDraft): Narration => templateNarrative(draft, false);

/** A text that cites what is not shown: every snapshot of it breaks a promise. */
export const unfounded = (draft: AssessedDraft): Narration => {
  const narration = narrate(draft);
  const situation = { text: 'It is said.', evidenceIds: ['ev_nowhere'] };
  return { ...narration, narrative: { ...narration.narrative, situation } };
};
