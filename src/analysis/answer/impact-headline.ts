import { capitalised } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { type AnswerSentence, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { first, short, some } from './claim-sentences.ts';
import { isCalled } from './impact-facets.ts';
import { valued } from './place-facets.ts';

/** The state of a strait, then its effect on what is asked about. */
export function impactHeadline(asked: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  const meaning = claims.find(({ kind, predicate }) => kind === 'lane' && predicate === 'means');
  if (meaning !== undefined)
    return some(
      meaning,
      claims.find(({ kind, predicate }) => kind === 'lane' && predicate !== 'means'),
    ).map(short);
  const state = claims.find(({ kind, predicate }) => kind === 'corridor' && predicate === 'is');
  const dependence = first(claims, 'driver') ?? claims.find(({ measure }) => measure === 'maritimeAccess');
  const paths = claims.filter(({ kind, predicate }) => kind === 'path' && predicate.endsWith('moves'));
  const wanted = valued(asked);
  const askedPath =
    paths.find((claim) => factsOf(claim).measures.some((measure) => wanted.includes(measure))) ??
    paths.find(isCalled(asked));
  // Of markets in general any path is an effect.
  const onMarkets = wanted.includes('volatility') ? paths[0] : undefined;
  const path = askedPath ?? paths[0];
  const ofEnergy = claims.find(({ kind, measure }) => kind === 'driver' && measure === 'energyVulnerability');
  // How much a country depends on oil is said before whether the strait is open.
  if (asked.countries.length > 0 && wanted.includes('oil_imports'))
    return some(ofEnergy, claims.find(({ measure }) => measure === 'oilImportShare') ?? state).map(short);
  if (state === undefined) {
    const own = claims.find(
      (claim) => claim.kind !== 'path' && factsOf(claim).measures.some((measure) => wanted.includes(measure)),
    );
    return some(
      own ?? (wanted.length > 0 ? first(claims, 'gap') : undefined),
      askedPath ?? (own ? undefined : path),
      dependence,
    )
      .slice(0, 2)
      .map(short);
  }
  const supposed = state.object === 'open' && asked.understood.premises.includes('closed');
  const effect = askedPath ?? onMarkets ?? dependence ?? path;
  return [
    ...(supposed
      ? [
          stating(
            `${capitalised(sentencesOf(state).clause)}, so a closure is a supposition and no effect of one is measured.`,
            state,
          ),
        ]
      : [short(state)]),
    ...(effect === undefined ? [] : [short(effect)]),
  ];
}
