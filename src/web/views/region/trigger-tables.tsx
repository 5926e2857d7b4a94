import { explained } from '../../parts/axis-bars.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import { original } from '../../words/original.ts';
import type { Companion, Snapshot } from './view.tsx';

type State = keyof Snapshot['triggers'];

interface Props {
  readonly triggers: Snapshot['triggers'];
  readonly observed: Companion['observed'];
  readonly url: ViewUrl;
  readonly words: Words;
}

/** Triggers with their present value beside their threshold; the dormant ones are folded. */
export function TriggerTables({ triggers, observed, url, words }: Props) {
  const rows = (state: State) => (
    <Rows triggers={triggers[state]} state={state} observed={observed} url={url} words={words} />
  );
  return (
    <section aria-labelledby="triggers">
      <h2 id="triggers">{words.triggersTitle}</h2>
      {rows('active')}
      {rows('watching')}
      {triggers.dormant.length > 0 && (
        <details>
          <summary>{words.hidden(triggers.dormant.length)}</summary>
          {rows('dormant')}
        </details>
      )}
    </section>
  );
}

interface RowsProps extends Omit<Props, 'triggers'> {
  readonly triggers: Snapshot['triggers'][State];
  readonly state: State;
}

function Rows({ triggers, state, observed, url, words }: RowsProps) {
  if (triggers.length === 0) return null;
  return (
    <Scroll>
      <table class={`triggers ${state}`}>
        <caption>{words.triggerStates[state]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.trigger.what}</th>
            <th scope="col" class="number">
              {words.trigger.now}
            </th>
            <th scope="col" class="number">
              {words.trigger.threshold}
            </th>
            <th scope="col">{words.trigger.points}</th>
          </tr>
        </thead>
        <tbody>
          {triggers.map(({ id, description, scenarioLane }, index) => {
            const now = observed[id];
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={explained(url, `/triggers/${state}/${index}`)}>{original(words, description)}</a>
                </th>
                <td class="number">
                  {now === undefined ? <span class="missing">▨</span> : original(words, now.words)}
                </td>
                <td class="number">{now === undefined ? '' : original(words, now.threshold)}</td>
                <td>{words.lane(scenarioLane)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}
