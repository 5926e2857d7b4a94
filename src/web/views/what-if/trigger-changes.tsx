import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Words } from '../../words/en.ts';
import { original } from '../../words/original.ts';

type Triggers = Responses['getRegionalSnapshot']['snapshot']['triggers'];

interface Props {
  /** Of the stored snapshot; undefined where it could not be read. */
  readonly before: Triggers | undefined;
  readonly after: Triggers;
  readonly words: Words;
}

/** Triggers that are active in one of two snapshots alone. */
export function TriggerChanges({ before, after, words }: Props) {
  const { whatIfView: view } = words;
  const onlyIn = (one: Triggers, other: Triggers) =>
    one.active.filter(({ id }) => !other.active.some((active) => active.id === id));
  const fired = before === undefined ? [] : onlyIn(after, before);
  const released = before === undefined ? [] : onlyIn(before, after);
  return (
    <section aria-labelledby="triggers">
      <h2 id="triggers">{view.triggers}</h2>
      {before === undefined && <p class="missing">{view.triggersUnknown}</p>}
      {before !== undefined && fired.length + released.length === 0 && <p class="quiet">{view.noTriggers}</p>}
      <ul>
        {fired.map(({ id, description }) => (
          <li key={id}>
            ▲ {original(words, description)}
            {words.colon}
            {view.fires}
          </li>
        ))}
        {released.map(({ id, description }) => (
          <li key={id}>
            ▽ {original(words, description)}
            {words.colon}
            {view.releases}
          </li>
        ))}
      </ul>
    </section>
  );
}
