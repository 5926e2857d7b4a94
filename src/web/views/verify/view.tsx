import type { Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import type { Words } from '../../words/en.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { RecomputeForm, VerifyForm } from './verify-form.tsx';

type Key = Responses['jwks']['keys'][number];

/** How to check a snapshot without trusting this server: in the browser, or with commands. */
export async function renderVerify({
  client,
  url,
  signal,
  regionNames,
  recomputePath,
  commandLine,
  words,
}: Viewing): Promise<RenderedView> {
  const { verifyView } = words;
  const read = await client.platform.jwks({}, { signal }).catch(unlessAborted(signal));
  return {
    heading: verifyView.heading,
    title: verifyView.title,
    lead: <p class="prose">{verifyView.lead}</p>,
    main: (
      <>
        <section aria-labelledby="here">
          <h2 id="here">{verifyView.here}</h2>
          <noscript>
            <p>{verifyView.noScript}</p>
          </noscript>
          <p class="quiet prose">{verifyView.hereNote}</p>
          <VerifyForm regionNames={regionNames} words={words} />
        </section>
        {recomputePath === undefined ? null : (
          <section aria-labelledby="compute">
            <h2 id="compute">{verifyView.again}</h2>
            <noscript>
              <p>{verifyView.noScript}</p>
            </noscript>
            <p class="quiet prose">{verifyView.againNote}</p>
            <RecomputeForm regionNames={regionNames} path={recomputePath} at={url.at} words={words} />
          </section>
        )}
        <Commands at={url.at} commandLine={commandLine} verifyView={verifyView} />
        <ServerKeys keys={read?.keys} verifyView={verifyView} />
      </>
    ),
    island: 'verify-file',
  };
}

type ViewWords = Pick<Words, 'verifyView'>;

/** The commands for the newest snapshot, or for that of an instant. */
function Commands({
  at,
  commandLine,
  verifyView,
}: ViewWords & { readonly at: number | undefined; readonly commandLine: string }) {
  const path = at === undefined ? 'get-regional-snapshot?' : `get-regional-snapshot-at?at=${at}&`;
  const steps = [
    {
      name: verifyView.get,
      command: `curl -sD headers.txt -H "X-Service-Key: $KEY" "$URL/api/intelligence/v1/${path}region_id=mena" > mena.json`,
    },
    { name: verifyView.getKeys, command: 'curl -s "$URL/.well-known/jwks.json" > jwks.json' },
    { name: verifyView.verify, command: `${commandLine} verify mena.json --signature headers.txt --jwks jwks.json` },
    {
      name: verifyView.getInputs,
      command: `curl -s -H "X-Service-Key: $KEY" "$URL/api/intelligence/v1/get-assessment-inputs?${at === undefined ? '' : `at=${at}&`}region_id=mena" > mena-inputs.json`,
    },
    { name: verifyView.recomputeStep, command: `${commandLine} recompute mena-inputs.json --snapshot mena.json` },
  ];
  return (
    <section aria-labelledby="commands">
      <h2 id="commands">{verifyView.commands}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{verifyView.steps.step}</th>
            <th scope="col">{verifyView.steps.command}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, command }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{command}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{verifyView.commandNote}</p>
    </section>
  );
}

/** Undefined keys are not known; none is said as none. */
function ServerKeys({ keys, verifyView }: ViewWords & { readonly keys: readonly Key[] | undefined }) {
  const { columns } = verifyView;
  return (
    <section aria-labelledby="server-keys">
      <h2 id="server-keys">{verifyView.serverKeys}</h2>
      {keys === undefined ? (
        <p class="missing">{verifyView.keysUnknown}</p>
      ) : keys.length === 0 ? (
        <p>{verifyView.noKeys}</p>
      ) : (
        <>
          <p class="quiet">{verifyView.serverKeysNote}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.id}</th>
                <th scope="col">{columns.kind}</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(({ kid, crv }) => (
                <tr key={kid}>
                  <th scope="row">
                    <code>{kid}</code>
                  </th>
                  <td>{crv}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
