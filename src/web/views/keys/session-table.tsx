import type { Responses } from '../../../../clients/typescript/client.ts';
import { type ViewUrl, viewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { PlainTable } from './plain-table.tsx';

interface Props {
  readonly sessions: Responses['listSessions']['sessions'];
  readonly token: string | undefined;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** Browsers that are signed in to the account, each with a button that ends it. */
export function SessionTable({ sessions, token, url, words: { keysView: words }, formats }: Props) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      {sessions.length === 0 ? (
        <p class="quiet">{words.noSessions}</p>
      ) : (
        <form method="post" action={viewUrl(url)}>
          {token !== undefined && <input type="hidden" name="token" value={token} />}
          <PlainTable
            columns={Object.values(words.sessionColumns)}
            rows={sessions.map(({ sessionId, createdAt, lastSeenAt, endsAt }) => ({
              key: sessionId,
              cells: [
                <code key="id">{sessionId}</code>,
                ...[createdAt, lastSeenAt, endsAt].map(formats.instant),
                <button key="end" type="submit" name="session" value={sessionId}>
                  {words.endButton(sessionId.slice(0, 4))}
                </button>,
              ],
            }))}
          />
        </form>
      )}
    </section>
  );
}
