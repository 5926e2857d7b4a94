import { findOperations } from './find-operations.ts';
import { sendRequest } from './send-request.ts';

const { document } = globalThis;
const operations = [...document.querySelectorAll<HTMLElement>('section.operation')];

/** Shows the operations that have every word that is typed. */
function offerSearch(nav: Element): void {
  const input = made('input', { type: 'search', id: 'find', autocomplete: 'off' });
  const count = made('output', { htmlFor: 'find' });
  nav
    .querySelector('strong')
    ?.after(made('label', { htmlFor: 'find', textContent: 'Find an operation' }), input, count);
  const texts = new Map(operations.map((one) => [one.id, searchable(one)]));
  input.addEventListener('input', () => {
    const query = input.value;
    const shown = findOperations(texts, query);
    for (const one of operations) one.hidden = !shown.has(one.id);
    for (const link of nav.querySelectorAll<HTMLAnchorElement>('li a')) {
      const id = link.hash.slice(1);
      if (texts.has(id) && link.parentElement !== null) link.parentElement.hidden = !shown.has(id);
    }
    for (const heading of document.querySelectorAll<HTMLElement>('nav h2, main h2[id^=group-]'))
      heading.hidden = query.trim() !== '' && isEmpty(heading);
    count.textContent = query.trim() === '' ? '' : `${shown.size} of ${operations.length} operations`;
  });
  input.addEventListener('keydown', ({ key }) => {
    const [first] = operations.filter(({ hidden }) => !hidden);
    if (key === 'Enter' && first !== undefined) globalThis.location.hash = first.id;
  });
}

/** What a reader knows of an operation: names, path, sentences, parameters. */
const searchable = (one: HTMLElement): string =>
  [...one.querySelectorAll('h3, p, td:first-child')].map(({ textContent }) => textContent ?? '').join(' ');

/** Whether everything up to the next heading is hidden. */
function isEmpty(heading: HTMLElement): boolean {
  for (
    let next = heading.nextElementSibling;
    next !== null && !next.matches('h2, details');
    next = next.nextElementSibling
  ) {
    const parts = next.matches('ul') ? [...next.children] : [next];
    if (parts.some((part) => part instanceof HTMLElement && !part.hidden)) return false;
  }
  return true;
}

/** A form that sends the request of an operation, with the session of the reader. */
function offerTrial(section: HTMLElement): void {
  const { method = 'get', path = '', example = '' } = section.dataset;
  const isPost = method === 'post';
  const id = `try-${section.id}`;
  const field = isPost ? made('textarea', { id, rows: 4 }) : made('input', { id, type: 'text' });
  field.value = example;
  field.spellcheck = false;
  const button = made('button', { type: 'submit', textContent: 'Send' });
  const status = made('output', { htmlFor: id });
  const shown = made('pre', { tabIndex: 0, hidden: true });
  shown.setAttribute('aria-label', 'Answer');
  const form = made('form', { className: 'try' });
  const label = made('label', { htmlFor: id, textContent: isPost ? 'Body' : 'Query' });
  form.append(label, field, button, status, shown);
  section.querySelector('pre')?.after(form);
  let running: AbortController | undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (running !== undefined) return running.abort();
    running = new AbortController();
    button.textContent = 'Stop';
    status.textContent = 'Waiting for the answer';
    void sendRequest({ path, text: field.value, isPost, signal: running.signal }).then(
      ({ summary, body, mustSignIn }) => {
        running = undefined;
        button.textContent = 'Send';
        status.textContent = summary;
        if (mustSignIn) status.append(' ', made('a', { href: '/signin', textContent: 'Sign in' }));
        shown.hidden = body === '';
        shown.textContent = body;
      },
    );
  });
}

function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  members: Partial<HTMLElementTagNameMap[K]> | { readonly htmlFor: string },
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(members))
    if (name === 'htmlFor') element.setAttribute('for', String(value));
    else Reflect.set(element, name, value);
  return element;
}

const nav = document.querySelector('nav');
if (nav !== null) offerSearch(nav);
for (const section of operations) offerTrial(section);
