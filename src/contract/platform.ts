import { endpoint } from './conventions/operation.ts';
import { EpochMs, record, Type } from './conventions/schema.ts';
import { attribution } from './platform/attribution.ts';
import { bootstrap } from './platform/bootstrap.ts';
import { cachePurge } from './platform/cache-purge.ts';
import { DataWorld } from './platform/data-world.ts';
import { atomFeed, jsonFeed } from './platform/event-feeds.ts';
import { exportDocument, exportFile, exportText } from './platform/exports.ts';
import { health } from './platform/health.ts';
import { jwks } from './platform/jwks.ts';
import { createKey, listKeys, revokeKey } from './platform/keys.ts';
import { mcp, protectedMcpResource, protectedResource } from './platform/mcp.ts';
import { me } from './platform/me.ts';
import { metrics } from './platform/metrics.ts';
import { endSession, listSessions } from './platform/sessions.ts';
import { webhookKeys } from './platform/webhook-keys.ts';

const nothing = record('NoParameters', {});

const document = (operationId: string, path: string, responseType: string, summary: string) =>
  endpoint({
    operationId,
    method: 'GET',
    path,
    group: 'Platform',
    summary,
    description: 'Generated from the contract; the same for every caller.',
    gate: 'public',
    input: nothing,
    response: responseType === 'application/json' ? Type.Unknown() : Type.String(),
    responseType,
    conditional: true,
    successHeaders: responseType.startsWith('text/html')
      ? ['ETag', 'Cache-Control', 'Content-Security-Policy']
      : ['ETag', 'Cache-Control'],
  });

const livez = endpoint({
  operationId: 'GetLiveness',
  method: 'GET',
  path: '/livez',
  group: 'Platform',
  summary: 'The process is up',
  description: 'Succeeds while the process serves.',
  gate: 'public',
  requestCost: 0,
  input: nothing,
  response: record('Liveness', { status: Type.Literal('ok') }),
  exampleResponse: { status: 'ok' },
});

const readyz = endpoint({
  operationId: 'GetReadiness',
  method: 'GET',
  path: '/readyz',
  group: 'Platform',
  summary: 'The store is reachable and its migrations are current',
  description:
    'Stale data never fails readiness, nor does a full disk, while reads go on; `/api/health` reports the age of the data.',
  gate: 'public',
  requestCost: 0,
  input: nothing,
  response: record('Readiness', {
    status: Type.Literal('ready'),
    world: DataWorld,
    problems: Type.Optional(
      Type.Array(Type.String(), {
        description: 'What the store cannot do, in sentences: its disk is full, or a page is corrupt.',
      }),
    ),
  }),
  failures: ['store_unavailable'],
  exampleResponse: { status: 'ready', world: 'live' },
});

const version = endpoint({
  operationId: 'GetVersion',
  method: 'GET',
  path: '/api/version',
  group: 'Platform',
  summary: 'What is running',
  description: 'Versions of the program and of the three things a snapshot depends on.',
  gate: 'public',
  input: nothing,
  response: record('Version', {
    version: Type.String(),
    commit: Type.String({ description: '`unknown` when the build has none.' }),
    startedAt: EpochMs('Start of the process.'),
    modelVersion: Type.String(),
    scoringVersion: Type.String(),
    geographyVersion: Type.String(),
    world: DataWorld,
  }),
  exampleResponse: {
    version: '0.1.0',
    commit: 'unknown',
    startedAt: 1_780_300_800_000,
    modelVersion: 'm1',
    scoringVersion: 's1',
    geographyVersion: 'g1',
    world: 'live',
  },
});

/** Endpoints outside the per-service catalogue, in the order the documentation lists them. */
export const PLATFORM = {
  health,
  livez,
  readyz,
  version,
  bootstrap,
  me,
  listKeys,
  createKey,
  revokeKey,
  listSessions,
  endSession,
  attribution,
  jwks,
  mcp,
  protectedResource,
  protectedMcpResource,
  webhookKeys,
  exportFile,
  exportDocument,
  exportText,
  atomFeed,
  jsonFeed,
  cachePurge,
  metrics,
  openapiJson: document('GetOpenApiJson', '/openapi.json', 'application/json', 'The machine-readable description'),
  openapiYaml: document('GetOpenApiYaml', '/openapi.yaml', 'application/yaml', 'The same description as YAML'),
  docs: document('GetDocumentation', '/docs', 'text/html; charset=utf-8', 'The readable description'),
} as const;
