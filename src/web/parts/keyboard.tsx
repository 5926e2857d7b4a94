import { otherView, queryMembers, type ViewUrl, viewUrl, withMembers } from '../url/view-url.ts';
import type { Words } from '../words/en.ts';
import { original } from '../words/original.ts';

/** Words to find on every page; works without a script. */
export function FindForm({ url, words }: { readonly url: ViewUrl; readonly words: Words }) {
  const find = withMembers(otherView(url, 'find'), { at: undefined, from: undefined });
  return (
    <search class="find">
      <form method="get" action={viewUrl(find)}>
        {queryMembers(find).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          maxLength={200}
          aria-label={words.find.title}
          placeholder={words.find.title}
          value={url.view === 'find' ? (url.q ?? '') : ''}
        />
      </form>
    </search>
  );
}

/** Keys that act on a page. The button that shows them is there where the script of the page is. */
export function KeyList({ words }: { readonly words: Words }) {
  const { keyboard } = words;
  return (
    <>
      <button type="button" class="key-list" aria-haspopup="dialog" hidden>
        {keyboard.title}
      </button>
      <dialog class="key-list" aria-labelledby="key-list">
        <h2 id="key-list">{keyboard.title}</h2>
        <dl>
          {Object.entries(keyboard.keys).map(([key, text]) => (
            <>
              <dt key={key}>
                <kbd>{original(words, key)}</kbd>
              </dt>
              <dd>{text}</dd>
            </>
          ))}
        </dl>
        <form method="dialog">
          <label>
            <input type="checkbox" name="letters" checked /> {keyboard.letters}
          </label>
          <button type="submit">{keyboard.close}</button>
        </form>
      </dialog>
    </>
  );
}
