import type { Preset } from './preset.ts';

/**
 * A message to a room (spec.matrix.org, Client-Server API, `PUT …/send/{eventType}/{txnId}`). The id of the event is the
 * transaction: the server stores a message that is sent again once. An empty `m.mentions` mentions no one.
 */
export const matrix: Preset = {
  method: 'PUT',
  path: '/{{/data/id}}',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ msgtype: 'm.text', body: '{{/title}}\n{{/text}}', 'm.mentions': {} }),
  accepts: ({ pathname }) => /\/_matrix\/client\/v3\/rooms\/[^/]+\/send\/m\.room\.message$/.test(pathname),
  urlForm: 'such as https://matrix.example/_matrix/client/v3/rooms/ROOM/send/m.room.message',
  requiredHeader: 'authorization',
};
