import { shortTime } from '../../assessment/english.ts';
import type { Outputs } from '../../contract/endpoints.ts';
import { readCommand, requires } from './read-command.ts';
import { harmless } from './texts/layout.ts';

/** Links belong to the account of a key: a server is asked, and its bytes are printed with --json. */
const OF_AN_ACCOUNT = { needsServer: true, asStored: true } as const;

type Link = Outputs['listFeedLinks']['links'][number];

const linkText = ({ linkId, label, createdAt }: Link): string =>
  `${linkId}  ${harmless(label)}, created ${shortTime(createdAt)}`;

export const feedLinksList = readCommand({
  operation: 'listFeedLinks',
  ...OF_AN_ACCOUNT,
  name: 'feed-links list',
  aliases: ['feed-links'],
  usage: '[--json]',
  summary: 'Lists the links to feeds of this account, newest first, without addresses.',
  examples: ['feed-links list'],
  options: {},
  text: ({ links }) => (links.length === 0 ? 'No link to feeds yet.' : links.map(linkText).join('\n')),
});

export const feedLinksCreate = readCommand({
  operation: 'createFeedLink',
  ...OF_AN_ACCOUNT,
  name: 'feed-links create',
  usage: 'LABEL [--json]',
  summary: 'Creates addresses of feeds for a reader that cannot send a key, and prints them once.',
  examples: ['feed-links create "Desk reader"'],
  options: { label: { parameter: 'label' } },
  positionals: ['label'],
  rewrite: requires('label', 'a label is required, such as the name of the reader'),
  text: ({ link, url, urlTemplate }) =>
    `${url}\n\n${linkText(link)}\nEvery feed: ${urlTemplate}, region or all, atom or json. Shown only once.`,
});

export const feedLinksRevoke = readCommand({
  operation: 'revokeFeedLink',
  ...OF_AN_ACCOUNT,
  name: 'feed-links revoke',
  usage: 'ID [--json]',
  summary: 'Revokes a link to feeds: its addresses are 404 from then on.',
  examples: ['feed-links revoke lnk_0123456789ABCDEFGHIJKL'],
  options: { id: { parameter: 'linkId' } },
  positionals: ['id'],
  rewrite: requires('linkId', 'the id of a link is required: `feed-links list` shows it'),
  text: ({ linkId }) => `revoked ${linkId}`,
});
