import { eventBlocks, type SentEvent } from './event-blocks.ts';

/** No answer takes longer; a model has 25 s. */
const TIMEOUT_MS = 60_000;
const ADDRESS = '/api/intelligence/v1/answer-question';

/** Shows an answer as it is made, with a button that stops it. Without this the form sends itself and a page comes back. */
function watch(form: HTMLFormElement): void {
  const output = form.querySelector('output');
  const stop = form.querySelector<HTMLButtonElement>('button.stop');
  const send = form.querySelector<HTMLButtonElement>('button.primary');
  if (output === null || stop === null || send === null) return;
  let running: AbortController | undefined;
  stop.addEventListener('click', () => running?.abort());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (running !== undefined) return;
    const own = new AbortController();
    running = own;
    output.replaceChildren(said('working'));
    stop.hidden = false;
    send.disabled = true;
    void ask(own.signal)
      .catch(() => show(said(own.signal.aborted ? 'stopped' : 'broken')))
      .finally(() => {
        running = undefined;
        stop.hidden = true;
        send.disabled = false;
      });
  });

  async function ask(stopped: AbortSignal): Promise<void> {
    const answer = await fetch(ADDRESS, {
      method: 'POST',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(question()),
    });
    if (!answer.ok || answer.body === null) return show(said('broken'), failureOf(answer));
    let text = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      const { events, rest } = eventBlocks(text + part);
      text = rest;
      for (const event of events) take(event);
    }
  }

  function question(): Readonly<Record<string, string>> {
    const given = new FormData(form);
    const members = { query: 'q', geoContext: 'where', framework: 'framework', conversationId: 'conversation' };
    const at = form.dataset.at;
    return {
      ...(at === undefined ? {} : { at }),
      ...Object.fromEntries(
        Object.entries(members).flatMap(([name, field]) => {
          const value = String(given.get(field) ?? '').trim();
          return value === '' ? [] : [[name, value]];
        }),
      ),
    };
  }

  function take({ event, data }: SentEvent): void {
    if (event === 'section') output?.append(paragraph(String(Object(data).markdown ?? Object(data).text ?? '')));
    else if (event === 'failure') show(said('broken'), String(Object(data).code ?? ''));
    else if (event === 'answer') finish(Object(data));
  }

  /** The whole answer as the page without a script has it: the form is sent again only by the reader. */
  function finish({ answer, claims, conversationId }: Record<string, unknown>): void {
    const { headline, sections } = Object(answer);
    const numbers = new Map(list(claims).map(({ id }, index) => [id, index + 1]));
    const stated = ({ text, claimIds }: Record<string, unknown>): string => {
      const cited = ids(claimIds).flatMap((id) => numbers.get(id) ?? []);
      return `${String(text)}${cited.map((number) => ` [${number}]`).join('')}`;
    };
    output?.replaceChildren(
      ...list(headline).map((one) => paragraph(stated(one), 'strong')),
      ...list(sections).flatMap(({ heading, sentences }) => [
        paragraph(String(heading), 'strong'),
        ...list(sentences).map((one) => paragraph(stated(one))),
      ]),
      claimList(list(claims)),
    );
    if (typeof conversationId === 'string') keep(conversationId);
  }

  /** The next question follows up. */
  function keep(conversationId: string): void {
    const field = form.querySelector<HTMLInputElement>('[name=conversation]') ?? document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'conversation', value: conversationId });
    form.append(field);
  }

  function show(...parts: readonly string[]): void {
    output?.replaceChildren(parts.filter((part) => part !== '').join(' · '));
  }

  /** A sentence of the page's language. */
  function said(name: string): string {
    return form.querySelector(`template[data-name=${name}]`)?.getAttribute('data-text') ?? name;
  }
}

function claimList(claims: readonly Record<string, unknown>[]): HTMLElement {
  const percents = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent', numberingSystem: 'latn' });
  const items = document.createElement('ol');
  items.className = 'claims';
  for (const { text, certainty, sourceUrls } of claims) {
    const item = document.createElement('li');
    item.append(`${String(text)} ${percents.format(Number(certainty))}`);
    for (const page of ids(sourceUrls)) {
      if (!/^https?:\/\//.test(page)) continue;
      const link = Object.assign(document.createElement('a'), { href: page, rel: 'noreferrer' });
      link.textContent = new URL(page).hostname;
      item.append(' ', link);
    }
    items.append(item);
  }
  return items;
}

function paragraph(text: string, kind: 'strong' | 'span' = 'span'): HTMLElement {
  const whole = document.createElement('p');
  const inner = document.createElement(kind);
  inner.textContent = text;
  whole.append(inner);
  return whole;
}

const list = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value.map(Object) : []);
const ids = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const failureOf = ({ headers }: Response): string => headers.get('X-Error-Code') ?? '';

for (const form of document.querySelectorAll<HTMLFormElement>('form.ask[data-streams]')) watch(form);
