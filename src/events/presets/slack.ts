import type { Preset } from './preset.ts';

/**
 * An incoming webhook (docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). The block is plain text: what a
 * source wrote can neither mention a channel nor hide a link in it. `text`, for notifications, holds our words alone.
 */
export const slack: Preset = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    text: '{{/title}}',
    blocks: [{ type: 'section', text: { type: 'plain_text', text: '{{/title}}\n{{/text}}', emoji: false } }],
  }),
  accepts: ({ pathname }) => pathname.length > 1,
  urlForm: 'the address of an incoming webhook, such as https://hooks.slack.com/services/T/B/X',
};
