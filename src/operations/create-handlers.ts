import { stringify } from 'yaml';
import { documentationPage } from '../contract/documentation-page.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type HandlerMap, type Outputs } from '../contract/endpoints.ts';
import { fittingBundle } from '../contract/openapi/fitting-bundle.ts';
import { openApiBundle } from '../contract/openapi.ts';
import { atomFeed } from '../events/render/atom-feed.ts';
import { jsonFeed } from '../events/render/json-feed.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { MetricsSource } from '../ports/metrics-source.ts';
import type { SigningKeyStore } from '../ports/signing-keys.ts';
import type { WebhookKey } from '../ports/webhook-key.ts';
import { type AssessmentQueue, type AssessmentQueueParts, createAssessmentQueue } from './assessment-queue.ts';
import { cacheObservationLists } from './cached-observation-lists.ts';
import type { Caches } from './caches.ts';
import { type CatalogueParts, catalogueHandlers } from './catalogue-handlers.ts';
import { attributions, getAttribution } from './get-attribution.ts';
import { getBootstrap } from './get-bootstrap.ts';
import { getDocument } from './get-document.ts';
import { type EventFeedParts, getEventFeed } from './get-event-feed.ts';
import { type ExportFileParts, getExportDocument, getExportFile } from './get-export-file.ts';
import { getHealth, type HealthParts } from './get-health.ts';
import { getLiveness } from './get-liveness.ts';
import { getMe } from './get-me.ts';
import { getMetrics } from './get-metrics.ts';
import { getProtectedResource, type ProtectedResource } from './get-protected-resource.ts';
import { getReadiness } from './get-readiness.ts';
import { getSnapshotKeys } from './get-snapshot-keys.ts';
import { getVersion } from './get-version.ts';
import { getWebhookKeys } from './get-webhook-keys.ts';
import { createKey, type KeyParts, listKeys, revokeKey } from './manage-keys.ts';
import { endSession, listSessions, type SessionParts } from './manage-sessions.ts';
import { purgeCache } from './purge-cache.ts';
import { type McpParts, serveMcp } from './serve-mcp.ts';
import { createEventStreams } from './stream-events.ts';

/** What the handlers need; a member that only an operation needs is declared by the operation. */
export type HandlerParts = Omit<CatalogueParts, 'queue'> &
  HealthParts &
  ExportFileParts &
  EventFeedParts &
  KeyParts &
  SessionParts &
  Omit<McpParts, 'eventStreams'> &
  OwnParts;

interface OwnParts {
  readonly signingKeys: Pick<SigningKeyStore, 'all'>;
  readonly webhookKey: Omit<WebhookKey, 'sign'>;
  readonly observationsAt: AssessmentQueueParts['observationsAt'];
  readonly assessor: AssessmentQueueParts['assessor'];
  /** One of its own over the two unless given. */
  readonly queue?: AssessmentQueue;
  /** Every source this program can read, running or not. */
  readonly cards: readonly FeedCard[];
  /** Path of the script of `/docs`; it reads completely without. */
  readonly documentationScript?: string | undefined;
  /** Whether the store is reachable and its migrations are current. */
  readonly ready: () => Promise<boolean>;
  readonly version: Outputs['version'];
  readonly caches: Caches;
  readonly audit: Pick<AuditLog, 'append' | 'head' | 'entries'>;
  readonly metrics: MetricsSource;
  readonly protectedResource?: ProtectedResource | undefined;
}

/** One handler for every endpoint of the contract. */
export function createHandlers(given: HandlerParts): HandlerMap {
  const parts = {
    ...given,
    queue: given.queue ?? createAssessmentQueue(given),
    eventStreams: given.eventStreams ?? createEventStreams(given),
    observationLists: cacheObservationLists(given.observationLists, given.clock),
  };
  const bundle = once(() =>
    openApiBundle(
      ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
      parts.version.version,
    ),
  );
  return {
    ...catalogueHandlers(parts),
    health: getHealth(parts),
    livez: getLiveness,
    readyz: getReadiness(parts),
    version: getVersion(parts),
    bootstrap: getBootstrap(parts),
    me: getMe(parts),
    listKeys: listKeys(parts),
    createKey: createKey(parts),
    revokeKey: revokeKey(parts),
    listSessions: listSessions(parts),
    endSession: endSession(parts),
    attribution: getAttribution(parts),
    jwks: getSnapshotKeys(parts),
    mcp: serveMcp(parts),
    protectedResource: getProtectedResource(parts),
    protectedMcpResource: getProtectedResource(parts),
    webhookKeys: getWebhookKeys(parts),
    exportFile: getExportFile(parts),
    exportDocument: getExportDocument(parts),
    exportText: getExportDocument(parts),
    atomFeed: getEventFeed(parts, atomFeed),
    jsonFeed: getEventFeed(parts, jsonFeed),
    cachePurge: purgeCache(parts),
    metrics: getMetrics(parts),
    openapiJson: getDocument(() => ({ text: JSON.stringify(fittingBundle(bundle())) })),
    openapiYaml: getDocument(() => ({
      text: stringify(fittingBundle(bundle()), { aliasDuplicateObjects: false, lineWidth: 0 }),
    })),
    docs: getDocument(() => {
      const sources = attributions(parts.cards);
      const { html, contentSecurityPolicy } = documentationPage(bundle(), sources, parts.documentationScript);
      return { text: html, headers: [['Content-Security-Policy', contentSecurityPolicy]] };
    }),
  };
}

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
