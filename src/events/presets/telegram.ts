import type { Preset } from './preset.ts';

/**
 * `sendMessage` of the Bot API (core.telegram.org/bots/api#sendmessage), which takes parameters from the query and the body of one
 * request: the caller's URL names the chat. Without `parse_mode` the text is plain.
 */
export const telegram: Preset = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: '{{/title}}\n{{/text}}', link_preview_options: { is_disabled: true } }),
  accepts: ({ pathname, searchParams }) =>
    /^\/bot[^/]+\/sendMessage$/.test(pathname) && (searchParams.get('chat_id') ?? '') !== '',
  urlForm: 'such as https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT',
};
