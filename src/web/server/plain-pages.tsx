import type { ComponentChildren } from 'preact';
import type { World } from '../page.ts';
import { CONSOLE_CSS } from '../style/console-css.ts';
import type { Language } from '../url/language.ts';
import { viewUrl } from '../url/view-url.ts';
import { spokenIn } from '../words/spoken.ts';
import { documentOf } from './document.tsx';
import { type Headers, PAGE_HEADERS, UNKEPT_PAGE_HEADERS } from './headers.ts';
import { hashOf } from './page-bytes.ts';
import type { PageAnswer } from './page-request.ts';
import { ContinuePage, SignInPage } from './sign-in-pages.tsx';

export const STYLE = Buffer.from(CONSOLE_CSS);
export const STYLE_PATH = `/console/${hashOf(STYLE)}.css`;

interface SignInParts {
  readonly once?: string | undefined;
  readonly problem?: string;
}

/** Pages that are no view, in a language. */
export function plainPagesIn(language: Language, world: World) {
  const { words } = spokenIn(language);
  const shared = { stylePath: STYLE_PATH, words, isExercise: world === 'exercise' };

  /** A page that no cache keeps. */
  function plainPage(status: number, title: string, body: ComponentChildren, again = false): PageAnswer {
    const page = documentOf({ ...shared, title, again, body });
    return { status, headers: UNKEPT_PAGE_HEADERS, body: Buffer.from(page) };
  }

  return {
    plainPage,
    signInPage: (status: number, { once, problem }: SignInParts): PageAnswer =>
      plainPage(status, words.signInPage.title, <SignInPage once={once} problem={problem} words={words} />),
    continuePage: (): PageAnswer => plainPage(200, '…', <ContinuePage words={words} />, true),
    failurePage(status: number, text: string, more: Headers = []): PageAnswer {
      const home = { view: 'world', regionId: 'global', axis: 'coercivePressure' } as const;
      const body = (
        <main>
          <h1>{text}</h1>
          <p>
            <a href={viewUrl(language === 'en' ? home : { ...home, lang: language })}>{words.backToWorld}</a>
          </p>
        </main>
      );
      const page = documentOf({ ...shared, title: String(status), body });
      return { status, headers: [...PAGE_HEADERS, ...more], body: Buffer.from(page) };
    },
  };
}
