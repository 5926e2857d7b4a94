import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { jwks, PublicKey } from './jwks.ts';

export const webhookKeys = endpoint({
  operationId: 'GetWebhookKeys',
  method: 'GET',
  path: '/.well-known/webhook-keys.json',
  group: 'Platform',
  summary: 'Public key of `v1a` webhook signatures',
  description: 'Ed25519 (Standard Webhooks 1.0.0). It changes with the pepper of the service alone.',
  gate: 'public',
  input: record('GetWebhookKeysQuery', {}),
  response: record('WebhookKeySet', { keys: Type.Array(PublicKey) }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  exampleResponse: jwks.exampleResponse,
});
