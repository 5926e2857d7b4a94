import type { Preset } from './preset.ts';

/** Discord's flag SUPPRESS_EMBEDS: no preview of a link. */
const SUPPRESS_EMBEDS = 4;

/** Execute Webhook (discord.com/developers/docs/resources/webhook#execute-webhook); no text can mention a member. */
export const discord: Preset = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    content: '{{/title}}\n{{/text}}',
    allowed_mentions: { parse: [] },
    flags: SUPPRESS_EMBEDS,
  }),
  accepts: ({ pathname }) => /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[^/]+$/.test(pathname),
  urlForm: 'the address of a webhook, such as https://discord.com/api/webhooks/ID/TOKEN',
};
