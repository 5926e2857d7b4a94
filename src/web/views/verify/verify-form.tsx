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
        <label for="region">{words.region}</label>{' '}
        <select id="region">
          {REGION_IDS.map((id) => (
            <option key={id} value={id}>
              {regionNames[id] ?? id}
            </option>
          ))}
        </select>{' '}
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
      {Object.entries(words.results).map(([name, text]) => (
        <template key={name} data-name={name} data-text={text} />
      ))}
    </form>
  );
}
