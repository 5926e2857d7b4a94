import type { Responses } from '../../../../clients/typescript/client.ts';
import { otherView, type ViewUrl, viewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original, termOf } from '../../words/original.ts';
import { PlainTable } from './plain-table.tsx';

type Health = Responses['health'];

interface Props {
  readonly listed: Responses['listKeys'];
  /** Undefined while the service does not say it. */
  readonly health: Health | undefined;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** What an operator reads on the command line: accounts, jobs, feeds, backups and the audit log. */
export function OperatorRoom({ listed: { accounts = [], changes = [] }, health, url, words, formats }: Props) {
  const { keysView: view } = words;
  const instant = (at: number | undefined) => (at === undefined ? view.notApplicable : formats.instant(at));
  return (
    <section aria-labelledby="room">
      <h2 id="room">{view.room}</h2>
      <h3>{view.accounts}</h3>
      <PlainTable
        columns={Object.values(view.accountColumns)}
        rows={accounts.map(({ account, planKey, status, paidUntil }) => ({
          key: account,
          cells: [account, planKey, termOf(words, status), instant(paidUntil)],
        }))}
      />
      <h3>{view.jobs}</h3>
      <Jobs jobs={health?.jobs} words={words} instant={instant} />
      <h3>{view.checks}</h3>
      <Checks checks={health?.checks} feedsUrl={viewUrl(otherView(url, 'feeds'))} words={words} instant={instant} />
      <h3>{view.changes}</h3>
      {changes.length === 0 ? (
        <p class="quiet">{view.noChanges}</p>
      ) : (
        <PlainTable
          columns={Object.values(view.changeColumns)}
          rows={changes.map(({ seq, at, actor, action, subject, facts }) => ({
            key: String(seq),
            cells: [formats.instant(at), actor, action, subject, original(words, factsText(facts))],
          }))}
        />
      )}
    </section>
  );
}

/** The facts of an entry as words; as they are where they are no JSON object. */
function factsText(json: string): string {
  const facts = Object.entries(objectIn(json) ?? { facts: json });
  const said = facts.filter(([, value]) => value !== null && String(value) !== '');
  return said.map(([name, value]) => `${name} ${String(value)}`).join(', ');
}

function objectIn(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

interface PartProps {
  readonly words: Words;
  readonly instant: (at: number | undefined) => string;
}

function Jobs({ jobs, words, instant }: PartProps & { readonly jobs: Health['jobs'] }) {
  const { keysView: view } = words;
  if (jobs === undefined) return <p class="missing">{view.unreadable}</p>;
  if (jobs.length === 0) return <p class="quiet">{view.noJobs}</p>;
  return (
    <PlainTable
      columns={Object.values(view.jobColumns)}
      rows={jobs.map(({ job, slot, state, failureCount, lastProblem, retryAt }) => ({
        key: `${job} ${slot}`,
        cells: [
          job,
          slot,
          termOf(words, state),
          String(failureCount),
          lastProblem === undefined ? view.notApplicable : original(words, lastProblem),
          instant(retryAt),
        ],
      }))}
    />
  );
}

interface CheckProps extends PartProps {
  readonly checks: Health['checks'];
  readonly feedsUrl: string;
}

function Checks({ checks, feedsUrl, words, instant }: CheckProps) {
  const { keysView: view } = words;
  if (checks === undefined) return <p class="missing">{view.unreadable}</p>;
  // A backup is shown also when it is as it should be: its instant is what an operator looks for.
  const shown = checks.filter(({ check, status }) => status !== 'ok' || check === 'backup');
  return (
    <>
      <p class="quiet">
        {view.checksNote} <a href={feedsUrl}>{view.feeds}</a>.{' '}
        {!checks.some(({ check }) => check === 'backup') && view.noBackups}
      </p>
      {shown.length === 0 ? (
        <p class="quiet">{view.allOk}</p>
      ) : (
        <PlainTable
          columns={Object.values(view.checkColumns)}
          rows={shown.map(({ check, status, reasons, detail, lastSuccessAt }) => ({
            key: check,
            cells: [
              check,
              termOf(words, status),
              detail === undefined
                ? reasons.map((reason) => termOf(words, reason)).join(words.comma)
                : original(words, detail),
              instant(lastSuccessAt),
            ],
          }))}
        />
      )}
    </>
  );
}
