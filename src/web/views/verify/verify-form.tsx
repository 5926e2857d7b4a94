import { REGION_IDS } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';

interface Props {
  readonly regionNames: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** What the script of the page works on: hidden until it runs, and sent nowhere. */
export function VerifyForm({ regionNames, words: { verifyView: words } }: Props) {
  return (
    <form class="verify ask" hidden>
      <p>
        <RegionChoice id="region" label={words.region} regionNames={regionNames} />
        <button type="button" name="load">
          {words.load}
        </button>
      </p>
      <label for="document">{words.document}</label>
      <textarea id="document" name="document" rows={6} spellcheck={false} />
      <label for="signature">{words.signature}</label>
      <textarea id="signature" name="signature" rows={3} spellcheck={false} />
      <label for="keys">{words.keys}</label>
      <textarea id="keys" name="keys" rows={3} spellcheck={false} />
      <p>
        <label for="files">{words.files}</label> <input id="files" type="file" multiple />
      </p>
      <button type="submit" class="primary">
        {words.check}
      </button>
      <output aria-live="polite" />
      <Sentences texts={words.results} />
    </form>
  );
}

interface AgainProps extends Props {
  /** Where the module is served that does it. */
  readonly path: string;
  /** Epoch ms; the newest snapshot when absent. */
  readonly at: number | undefined;
}

/** The form that has a snapshot computed again in the page; hidden until the script runs. */
export function RecomputeForm({ regionNames, path, at, words: { verifyView: words } }: AgainProps) {
  return (
    <form class="recompute ask" hidden data-module={path} data-at={at}>
      <p>
        <RegionChoice id="again" label={words.againRegion} regionNames={regionNames} />
        <button type="submit" class="primary">
          {words.recompute}
        </button>
      </p>
      <output aria-live="polite" />
      <Sentences texts={words.recomputed} />
    </form>
  );
}

interface ChoiceProps extends Pick<Props, 'regionNames'> {
  readonly id: string;
  readonly label: string;
}

function RegionChoice({ id, label, regionNames }: ChoiceProps) {
  return (
    <>
      <label for={id}>{label}</label>{' '}
      <select id={id}>
        {REGION_IDS.map((region) => (
          <option key={region} value={region}>
            {regionNames[region] ?? region}
          </option>
        ))}
      </select>{' '}
    </>
  );
}

/** What the script says, by name. */
const Sentences = ({ texts }: { readonly texts: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(texts).map(([name, text]) => (
      <template key={name} data-name={name} data-text={text} />
    ))}
  </>
);
