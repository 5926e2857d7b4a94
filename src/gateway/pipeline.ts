import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { Dispatch } from '../contract/conventions/handler.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Limits } from '../contract/conventions/plans.ts';
import type { CredentialVerifier, Entitlements } from '../ports/credentials.ts';
import type { IdempotencyStore } from '../ports/idempotency-store.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { Answer, Exchange } from './exchange.ts';
import type { OwnSite } from './own-site.ts';
import { PipelineBuilder, type Step } from './pipeline-builder.ts';
import type { Projector } from './projection/projector.ts';
import { accountAllowance } from './rates/account-allowance.ts';
import { countRequest } from './rates/count-request.ts';
import type { Counters } from './rates/counters.ts';
import type { RouteTable } from './routes.ts';
import { compressStage } from './stages/compress.ts';
import { conditionalStage } from './stages/conditional.ts';
import { credentialsStage, type Identified } from './stages/credentials.ts';
import { entitlementStage } from './stages/entitlement.ts';
import { eventStreamStage } from './stages/event-stream.ts';
import { formatStage } from './stages/format.ts';
import { handlerStage } from './stages/handler.ts';
import { headerValidationStage } from './stages/header-validation.ts';
import { idempotencyStage } from './stages/idempotency.ts';
import { type Matched, methodStage } from './stages/method.ts';
import { modelQuotaStage } from './stages/model-quota.ts';
import { operatorScopeStage } from './stages/operator-scope.ts';
import { originStage } from './stages/origin.ts';
import { projectionStage } from './stages/projection.ts';
import { readBodyStage } from './stages/read-body.ts';
import { requestRateStage } from './stages/request-rate.ts';
import { type Routed, routeStage } from './stages/route.ts';
import { serialiseStage } from './stages/serialise.ts';
import { throttleStage } from './stages/throttle.ts';
import { validationStage } from './stages/validation.ts';

export interface PipelineParts {
  readonly routes: RouteTable;
  readonly credentials: CredentialVerifier;
  readonly entitlements: Entitlements;
  /** Every header name that may carry a key. */
  readonly keyHeaders: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly ownSite?: OwnSite | undefined;
  readonly counters: Counters;
  readonly limits: Limits;
  readonly idempotency: IdempotencyStore;
  readonly sealer: Sealer;
  readonly setTimer: SetTimer;
  readonly projector: Projector;
  readonly dispatchFor: (exchange: Exchange & Identified) => Dispatch;
  readonly headersOf: (exchange: Exchange) => Answer['headers'];
}

/** The order of checks (CONTRACT.md §1), for requests and for every batched operation. */
export function pipeline(parts: PipelineParts) {
  const credentials = credentialsStage(parts);
  const entitlement = entitlementStage(parts.entitlements);
  return (
    PipelineBuilder.from<Exchange>()
      .next(originStage(parts.allowedOrigins, parts.ownSite))
      .next(routeStage(parts.routes))
      .next(methodStage(parts.keyHeaders))
      .next(credentials)
      .next(entitlement)
      .next(operatorScopeStage)
      .next(requestRateStage(parts.counters, parts.limits))
      .next(headerValidationStage)
      .next(readBodyStage)
      .next(idempotencyStage(parts))
      .next(validationStage)
      .next(modelQuotaStage(parts))
      // After every count: shared counters answer many requests in one turn.
      .next(throttleStage())
      .next(eventStreamStage(parts.headersOf))
      .next(
        handlerStage({
          recheck: recheckBy(credentials, entitlement),
          dispatchFor: parts.dispatchFor,
          countRequest: (exchange) => countRequest(exchange, parts),
          allowanceOf: (exchange) => accountAllowance(exchange, parts),
        }),
      )
      .next(serialiseStage)
      .next(formatStage)
      .next(projectionStage(parts.projector))
      .next(conditionalStage)
      .next(compressStage)
  );
}

/** Verifies again what a stream that stays open was let in by. */
const recheckBy =
  (credentials: ReturnType<typeof credentialsStage>, entitlement: ReturnType<typeof entitlementStage>) =>
  (exchange: Exchange & Routed & Matched & Identified): MaybePromise<Failure | undefined> =>
    chain(credentials.run(exchange), (step) =>
      step.kind === 'pass' ? chain(entitlement.run(exchange), failureOf) : failureOf(step),
    );

const failureOf = (step: Step<unknown>): Failure | undefined => (step.kind === 'fail' ? step.failure : undefined);
