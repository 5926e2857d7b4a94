import { addressIn } from '../url/language.ts';
import type { Words } from '../words/en.ts';

interface SignInProps {
  readonly once: string | undefined;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly words: Words;
}

/** A link is spent by its button, never by being opened: previews and histories open links. */
export function SignInPage({ once, problem, words: { language, signInPage: words } }: SignInProps) {
  const action = addressIn('/signin', language);
  return (
    <main class="sign-in">
      <h1>{words.title}</h1>
      {problem !== undefined && (
        <p role="alert">
          <strong>{problem}</strong>
        </p>
      )}
      {once !== undefined && (
        <form method="post" action={action}>
          <input type="hidden" name="once" value={once} />
          <button type="submit">{words.button}</button>
        </form>
      )}
      {(once === undefined || problem !== undefined) && (
        <>
          <p>{words.howLink}</p>
          <form method="post" action={action}>
            <label for="key">{words.key}</label>
            <input id="key" name="key" type="password" autocomplete="off" required maxLength={100} />
            <button type="submit">{words.button}</button>
          </form>
        </>
      )}
    </main>
  );
}

/** A link on another site brings no cookie; the page asks again by itself, and then it does. */
export function ContinuePage({ words }: { readonly words: Words }) {
  return (
    <main>
      <p>{words.signInPage.continues}</p>
    </main>
  );
}
