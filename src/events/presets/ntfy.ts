import type { Preset } from './preset.ts';

/**
 * A message to a topic (docs.ntfy.sh/publish): its body is the text as it is, at most 4,096 bytes, and its title a header. A topic
 * that is protected takes `Authorization: Bearer tk_…` among the caller's headers.
 */
export const ntfy: Preset = {
  method: 'POST',
  headers: { 'content-type': 'text/plain; charset=utf-8', title: '{{/title}}' },
  body: '{{/text}}',
  accepts: ({ pathname }) => /^\/[-_A-Za-z0-9]{1,64}$/.test(pathname),
  urlForm: 'the address of a topic, such as https://ntfy.sh/TOPIC',
};
