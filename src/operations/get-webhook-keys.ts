import type { HandlerOf } from '../contract/endpoints.ts';
import type { WebhookKey } from '../ports/webhook-key.ts';
import { jsonReply } from './json-reply.ts';

/** Answers the public half of the key that signs webhooks. */
export const getWebhookKeys = ({
  webhookKey: { keyId, publicKey },
}: {
  readonly webhookKey: Omit<WebhookKey, 'sign'>;
}): HandlerOf<'webhookKeys'> => {
  const key = { kty: 'OKP', crv: 'Ed25519', x: publicKey, kid: keyId, alg: 'EdDSA', use: 'sig' } as const;
  return () => jsonReply({ keys: [key] });
};
