/** A busy machine answers 503, to be asked again; a program that answers nothing else fails by this. */
const MAX_TRIES = 60;

/** What is asked for, asked again while the answer is that the store or an assessment is late. */
export async function onceFree<T>(ask: () => Promise<T>, isBusy: (answer: T) => boolean): Promise<T> {
  let answer = await ask();
  for (let tries = 1; isBusy(answer) && tries < MAX_TRIES; tries += 1) answer = await ask();
  return answer;
}

/** The same of `fetch`. */
export const fetchOnceFree = (...request: Parameters<typeof fetch>): Promise<Response> =>
  onceFree(
    () => fetch(...request),
    ({ status }) => status === 503,
  );
