import type { Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { en as words } from '../../words/en.ts';

type Me = Responses['me'];

const { keysView } = words;

/** What the viewer's account may do, and how its keys are managed. */
export async function renderKeys({ client, signal, formToken }: Viewing): Promise<RenderedView> {
  const me = await client.me({}, { signal });
  return {
    heading: keysView.heading(me.account, me.planKey, me.tier),
    title: keysView.title,
    lead: <p>{formToken === undefined ? keysView.lead.key : keysView.lead.session}</p>,
    main: (
      <>
        <Limits me={me} />
        <Scopes scopes={me.scopes} />
        <KeyCommands account={me.account} />
      </>
    ),
  };
}

/** No limit, one that is used up and one that is not known read differently. */
function Limits({ me: { limits, planKey } }: { readonly me: Me }) {
  const { columns } = keysView;
  const { limit, remaining } = limits.deductPerUtcDay;
  const most = (value: number | undefined) =>
    value === undefined ? keysView.unlimited : value.toLocaleString('en-GB');
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

function Scopes({ scopes }: { readonly scopes: readonly string[] }) {
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

function KeyCommands({ account }: { readonly account: string }) {
  const { steps } = keysView;
  const commands = [
    { what: keysView.create, command: `keys create --account ${account} --plan PLAN` },
    { what: keysView.list, command: `keys list --account ${account}` },
    { what: keysView.revoke, command: 'keys revoke ID' },
    { what: keysView.link, command: 'console link --key ID' },
  ];
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{keysView.keys}</h2>
      <p class="quiet prose">{keysView.keysNote}</p>
      <Scroll>
        <table>
          <thead>
            <tr>
              <th scope="col">{steps.what}</th>
              <th scope="col">{steps.command}</th>
            </tr>
          </thead>
          <tbody>
            {commands.map(({ what, command }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  <code>npm run cli -- {command}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
