import { ApiError, type Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Submitted, Viewing } from '../../page.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { viewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import { original } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { CreateForm, RevokeForm } from './key-forms.tsx';
import { KeyTable } from './key-table.tsx';
import { OperatorRoom } from './operator-room.tsx';
import { SessionTable } from './session-table.tsx';

type Me = Responses['me'];

const MAX_KEYS = 100;

/** What the viewer's account may do, its keys and its signed-in browsers; for operators the operator room. */
export function renderKeys(viewing: Viewing): Promise<RenderedView> {
  return page(viewing);
}

/** Creates a key, which is shown in the answer alone; revokes one by its typed id; or ends a session. */
export async function submitKeys(viewing: Viewing, form: URLSearchParams): Promise<Submitted> {
  const { client, url, signal } = viewing;
  const of = (name: string): string => form.get(name)?.trim() ?? '';
  try {
    if (form.has('session')) await client.platform.endSession({ sessionId: of('session') }, { signal });
    else if (form.has('revoke')) await client.platform.revokeKey({ publicId: of('revoke') }, { signal });
    else return { status: 'shown', view: await created(viewing, form) };
    return { status: 'moved', to: url };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = problemOf(error, viewing.words);
    if (problem === undefined) throw error;
    return { status: 'shown', view: await page(viewing, problem) };
  }
}

/** What the viewer can mend; undefined for what is no slip of a form. */
function problemOf({ code, body }: ApiError, words: Words): string | undefined {
  if (code === 'item_unknown' || code === 'operator_required') return words.keysView.problems[code];
  if (code !== 'validation_failed') return undefined;
  const { violations } = Object(body);
  const [first] = Array.isArray(violations) ? violations : [];
  const { field, description } = Object(first);
  return words.failures.value(String(field), original(words, String(description)));
}

async function created({ client, url, signal, words }: Viewing, form: URLSearchParams): Promise<RenderedView> {
  const { keysView } = words;
  const account = form.get('account')?.trim() ?? '';
  // The service names a plan that is none.
  const input = { account, planKey: form.get('plan') ?? '', scopes: form.has('operator') ? ['operator'] : [] };
  const { publicId, key } = await client.platform.createKey(Object(input), { signal });
  return {
    heading: keysView.created(publicId, account),
    title: keysView.title,
    isSecret: true,
    lead: (
      <p>
        <strong>{keysView.shownOnce}</strong>
      </p>
    ),
    main: (
      <>
        <p class="prose">
          {keysView.newKey}: <code class="new-key">{key}</code>
        </p>
        <p>
          <a href={viewUrl(url)}>{keysView.back}</a>
        </p>
      </>
    ),
  };
}

/** @param problem why a form was not taken */
async function page(viewing: Viewing, problem?: string): Promise<RenderedView> {
  const { client, url, signal, formToken, now, commandLine, words, formats } = viewing;
  const { keysView } = words;
  const [me, listed, sessions] = await Promise.all([
    client.platform.me({}, { signal }),
    client.platform.listKeys({ limit: MAX_KEYS }, { signal }),
    client.platform.listSessions({}, { signal }),
  ]);
  const isOperator = me.scopes.includes('operator');
  const health = isOperator ? await client.platform.health({}, { signal }).catch(unlessAborted(signal)) : undefined;
  return {
    heading: keysView.heading(me.account, me.planKey, me.tier),
    title: keysView.title,
    lead: (
      <p>
        {me.sessionEndsAt === undefined ? keysView.lead.key : keysView.lead.session(formats.instant(me.sessionEndsAt))}
      </p>
    ),
    main: (
      <>
        {problem !== undefined && (
          <p role="alert">
            <strong>{problem}</strong>
          </p>
        )}
        <Limits me={me} words={words} formats={formats} />
        <Scopes scopes={me.scopes} words={words} />
        <section aria-labelledby="keys">
          <h2 id="keys">{keysView.keys}</h2>
          <p class="quiet prose">{keysView.keysNote(commandLine)}</p>
          <KeyTable keys={listed.keys} now={now} words={words} formats={formats} />
          {listed.nextCursor !== undefined && <p class="quiet">{keysView.moreKeys}</p>}
          <RevokeForm token={formToken} url={url} words={words} />
          {isOperator && <CreateForm token={formToken} url={url} words={words} />}
        </section>
        <SessionTable sessions={sessions.sessions} token={formToken} url={url} words={words} formats={formats} />
        {isOperator && <OperatorRoom listed={listed} health={health} url={url} words={words} formats={formats} />}
      </>
    ),
  };
}

/** No limit, one that is used up and one that is not known read differently. */
function Limits({ me: { limits, planKey }, words: { keysView }, formats }: Spoken & { readonly me: Me }) {
  const { columns } = keysView;
  const { limit, remaining } = limits.deductPerUtcDay;
  const most = (value: number | undefined) => (value === undefined ? keysView.unlimited : formats.number(value));
  const rows = [
    { name: keysView.perMinute, limit: limits.requestsPerMinute, left: keysView.inHeaders },
    { name: keysView.perDay, limit: limits.requestsPerUtcDay, left: keysView.inHeaders },
    { name: keysView.runs, limit, left: remaining === undefined ? keysView.notKnown : most(remaining) },
  ];
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{keysView.limits}</h2>
      {planKey === undefined && (
        <p role="note">
          <strong>{keysView.unverified}</strong>
        </p>
      )}
      <Scroll>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.limit}</th>
              <th scope="col" class="number">
                {columns.most}
              </th>
              <th scope="col">{columns.left}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td class="number">{most(row.limit)}</td>
                <td class="quiet">{row.limit === undefined ? keysView.notApplicable : row.left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

function Scopes({ scopes, words: { keysView } }: Pick<Spoken, 'words'> & { readonly scopes: readonly string[] }) {
  return (
    <section aria-labelledby="scopes">
      <h2 id="scopes">{keysView.scopes}</h2>
      {scopes.length === 0 ? (
        <p class="quiet">{keysView.noScopes}</p>
      ) : (
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{keysView.scope(scope)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
