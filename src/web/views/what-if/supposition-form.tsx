import type { Responses } from '../../../../clients/typescript/client.ts';
import { type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import { type Lever, LeverFields } from './lever-fields.tsx';
import { inputOf, OBSERVATION_ROWS, type SupposedObservation } from './suppositions.ts';

type Chokepoint = Responses['getChokepointStatus']['chokepoints'][number];

interface Props {
  readonly suppositions: readonly string[];
  /** Undefined where the service did not say. */
  readonly straits: readonly Chokepoint[] | undefined;
  /** Empty where the service did not say. */
  readonly levers: readonly Lever[];
  /** Why what was supposed could not be assessed. */
  readonly problem: string | undefined;
  readonly url: ViewUrl;
  readonly token: string | undefined;
  readonly words: Words;
  readonly formats: Formats;
}

/** How far the traffic of a strait is from its norm, in percent; one without a figure comes last. */
const distance = ({ trafficIndex7d }: Chokepoint): number =>
  trafficIndex7d === undefined ? -1 : Math.abs(trafficIndex7d - 100);

/** One strait and a few observations; works without a script, and leads to an address that supposes the same. */
export function SuppositionForm({ suppositions, straits, levers, problem, url, token, words: all, formats }: Props) {
  const { whatIfView: words } = all;
  const chosen = suppositions.find((one) => one.startsWith('preset~'))?.replace('preset~', '');
  const { observations: supposed = [] } = inputOf(suppositions);
  const isLever = ({ metric, subject }: SupposedObservation) =>
    levers.some((lever) => lever.metric === metric && lever.subject === subject);
  const observations = supposed.filter((one) => !isLever(one));
  const rows = Array.from(
    { length: Math.max(OBSERVATION_ROWS, observations.length) },
    (_, index) => observations[index],
  );
  const plain = viewUrl(withMembers(url, { at: undefined, s: undefined, open: undefined }));
  return (
    <form method="post" action={plain} class="ask">
      {problem !== undefined && (
        <p role="alert">
          <strong>{problem}</strong>
        </p>
      )}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {straits === undefined ? (
        <p class="missing">{words.straitsUnknown}</p>
      ) : (
        <>
          <label for="strait">{words.strait}</label>
          <select id="strait" name="strait">
            <option value="">{words.noStrait}</option>
            {[...straits]
              .sort((a, b) => distance(b) - distance(a))
              .flatMap((strait) =>
                (['open', 'closed'] as const).map((state) => {
                  const value = `chokepoint:${strait.id}~${state}`;
                  return (
                    <option key={value} value={value} selected={value === chosen}>
                      {words[state](original(all, strait.name), nowOf(strait, words))}
                    </option>
                  );
                }),
              )}
          </select>
        </>
      )}
      {levers.length > 0 && <LeverFields levers={levers} supposed={supposed} words={all} formats={formats} />}
      <details open={observations.length > 0}>
        <summary>{words.observation}</summary>
        <p class="quiet">{words.observationHint}</p>
        {rows.map((row, index) => (
          <fieldset key={index} class="observation">
            <legend class="visually-hidden">{words.row(index + 1)}</legend>
            <label>
              {words.metric} <input name="metric" value={row?.metric ?? ''} size={20} />
            </label>
            <label>
              {words.subject} <input name="subject" value={row?.subject ?? ''} size={24} />
            </label>
            <label>
              {words.value}{' '}
              <input name="value" value={row === undefined ? '' : String(row.value)} size={8} inputMode="decimal" />
            </label>
          </fieldset>
        ))}
      </details>
      <p>
        <button type="submit" class="primary">
          {words.run}
        </button>{' '}
        {suppositions.length > 0 && <a href={plain}>{words.clear}</a>}
      </p>
    </form>
  );
}

const nowOf = ({ trafficIndex7d }: Chokepoint, words: Words['whatIfView']): string =>
  trafficIndex7d === undefined ? words.trafficUnknown : words.traffic(trafficIndex7d);
