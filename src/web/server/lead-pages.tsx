import type { ComponentChildren } from 'preact';
import { addressIn } from '../url/language.ts';
import type { Words } from '../words/en.ts';
import type { PageRequest } from './page-request.ts';

/** Does what a mailed link is for. */
export type FollowLink = (use: 'confirm' | 'remove', token: string) => Promise<'done' | 'unknown' | 'busy'>;

/** Pages that links in mails lead to, and what their button does. */
const USES = { '/confirm': 'confirm', '/unsubscribe': 'remove' } as const;
type LeadPath = keyof typeof USES;

export const isLeadPath = (path: string): path is LeadPath => path in USES;

interface LeadPage {
  readonly status: number;
  readonly title: string;
  readonly body: ComponentChildren;
}

interface LeadPageParts {
  readonly path: LeadPath;
  readonly followLink: FollowLink;
  readonly words: Words;
}

/** A token is far shorter, also in a form of several parts. */
const MAX_FORM_BYTES = 4_096;
const STATUSES = { done: 200, unknown: 404, busy: 503 } as const;

/**
 * The page of a mailed link. Opening it changes nothing, for programs open links in mails too; its button, or the one POST of a mail
 * program (RFC 8058), does. Both need only the token: it does not matter who the browser is signed in as, or where the form was.
 */
export async function leadPage(
  request: PageRequest,
  { path, followLink, words: { language, leadPages: words } }: LeadPageParts,
): Promise<LeadPage> {
  const query = new URLSearchParams(/\?(.*)$/s.exec(request.target)?.[1] ?? '');
  const isPost = request.method === 'POST';
  const form = new URLSearchParams(isPost ? ((await request.readBody(MAX_FORM_BYTES)) ?? '') : '');
  const token = query.get('token') ?? form.get('token') ?? '';
  const { title, text, button, done } = (token.startsWith('dst_') ? words.destination : words)[path];
  const outcome = isPost ? await followLink(USES[path], token) : undefined;
  const status = outcome === undefined ? 200 : STATUSES[outcome];
  if (outcome === 'done' || outcome === 'unknown') {
    const sentence = outcome === 'done' ? done : words.unknown;
    return { status, title: sentence, body: <Sentence text={sentence} /> };
  }
  const body = (
    <main class="sign-in">
      <h1>{title}</h1>
      {outcome === undefined ? <p>{text}</p> : <p role="alert">{words.busy}</p>}
      <form method="post" action={addressIn(path, language)}>
        <input type="hidden" name="token" value={token} />
        <button type="submit">{button}</button>
      </form>
    </main>
  );
  return { status, title, body };
}

function Sentence({ text }: { readonly text: string }) {
  return (
    <main class="sign-in">
      <h1>{text}</h1>
    </main>
  );
}
