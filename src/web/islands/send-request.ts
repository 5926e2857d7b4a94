export interface TriedRequest {
  readonly path: string;
  /** The query of a GET, the body of a POST, as they were typed. */
  readonly text: string;
  readonly isPost: boolean;
  readonly signal: AbortSignal;
}

export interface ShownAnswer {
  /** One line. */
  readonly summary: string;
  readonly body: string;
  readonly mustSignIn: boolean;
}

/** No answer takes longer; an analysis takes 25 s. */
const TIMEOUT_MS = 40_000;
/** More is not shown. */
const MAX_SHOWN_CHARACTERS = 200_000;

/** Sends a request to this server alone, as the reader; never rejects. */
export async function sendRequest({ path, text, isPost, signal }: TriedRequest): Promise<ShownAnswer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const options = { signal: limit, redirect: 'error', credentials: 'same-origin' } as const;
  // The query may name another form of a list.
  const json = { Accept: 'application/json, */*;q=0.1' };
  const query = text.trim().replace(/^\?/, '');
  try {
    const answer = isPost
      ? await fetch(path, {
          ...options,
          method: 'POST',
          body: text,
          headers: { ...json, 'Content-Type': 'application/json' },
        })
      : await fetch(query === '' ? path : `${path}?${query}`, { ...options, headers: json });
    const { status, headers } = answer;
    const facts = [headers.get('X-Error-Code'), headers.get('X-Request-Id')].filter((one) => one !== null);
    const body = readable(await answer.text());
    return { summary: [String(status), ...facts].join(' · '), body, mustSignIn: status === 401 };
  } catch {
    const summary = signal.aborted ? 'Stopped.' : 'No answer: the server is unreachable, or took too long.';
    return { summary, body: '', mustSignIn: false };
  }
}

/** JSON in lines; anything else as it is. */
function readable(text: string): string {
  const shown = indented(text);
  const cut = shown.length - MAX_SHOWN_CHARACTERS;
  return cut > 0 ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}\n… ${cut} more characters` : shown;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
