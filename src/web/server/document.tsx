import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Words } from '../words/en.ts';
import { markOriginals } from '../words/original.ts';

interface DocumentParts {
  readonly title: string;
  readonly stylePath: string;
  /** Of the page's islands. */
  readonly scriptPaths?: readonly string[];
  readonly words: Words;
  readonly isExercise: boolean;
  readonly theme?: 'light' | 'dark' | undefined;
  /** Whether the page asks for itself again at once. */
  readonly again?: boolean;
  readonly body: ComponentChildren;
}

/** A complete page. Everything in it is escaped by the renderer; there is no other way to put text in. */
export function documentOf(parts: DocumentParts): string {
  const { title, stylePath, scriptPaths = [], words, isExercise, theme, again = false, body } = parts;
  const name = `${isExercise ? 'EXERCISE · ' : ''}${title} · ${words.service}`;
  const page = renderToString(
    <html lang={words.language} dir={words.direction} data-theme={theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {again && <meta http-equiv="refresh" content="0" />}
        <title>{name}</title>
        <link rel="icon" href={isExercise ? EXERCISE_ICON : ICON} />
        <link rel="stylesheet" href={stylePath} />
        {scriptPaths.map((path) => (
          <script key={path} type="module" src={path} />
        ))}
      </head>
      <body>
        {isExercise && (
          <aside class="exercise" aria-label={words.notice}>
            {words.exercise}
          </aside>
        )}
        {body}
      </body>
    </html>,
  );
  return `<!doctype html>${words.language === 'en' ? page : markOriginals(page)}`;
}

const icon = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${drawing}</svg>`)}`;
/** A needle over a dial. */
const ICON = icon(
  '<circle cx="8" cy="8" r="7" fill="#16191D"/><path d="M8 8L12 4" stroke="#FCFCFA" stroke-width="2"/>',
);
const EXERCISE_ICON = icon(
  '<rect width="16" height="16" fill="#6E1D8A"/><path d="M8 8L12 4" stroke="#fff" stroke-width="2"/>',
);
