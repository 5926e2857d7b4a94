import { nearestSpot, type Spot } from './nearest.ts';

/** In the storage of the browser: `off` where letters do nothing. */
const LETTERS = 'letters';
/** In the storage of the tab: what a key opened, so that closing it leads back to where the reader was. */
const OPENED = 'opened';

const dialog = document.querySelector<HTMLDialogElement>('dialog.key-list');
const main = document.querySelector('main');

function watchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || dialog?.open === true) return;
    if (key === 'Escape') return close();
    if (target instanceof Element && target.matches('input,textarea,select')) return;
    if (localStorage.getItem(LETTERS) === 'off' || !act(key)) return;
    event.preventDefault();
  });
  // A click without a pointer: the reader came by the keyboard.
  document.addEventListener('click', ({ detail, target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="open="]') : null;
    if (link !== null && detail === 0) sessionStorage.setItem(OPENED, openedBy(link.href));
  });
}

/** @returns whether the key does something */
function act(key: string): boolean {
  if (key === '?') dialog?.showModal();
  else if (key === '/') document.querySelector<HTMLElement>('.find input[type=search]')?.focus();
  else if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
  else if (key === 'd') document.querySelector<HTMLElement>('header a[href^="/changes"]')?.click();
  else if (key === 'e') follow('a[href*="open=explain"]');
  else if (key === 'v') follow('a[href*="open=evidence"]');
  else return false;
  return true;
}

/** Focus goes to the first link of the next row, or of the one before; Enter opens it. */
function step(by: number): void {
  const links = [...(main?.querySelectorAll('tbody tr') ?? [])].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href]');
    return link?.checkVisibility() ? [link] : [];
  });
  const row = document.activeElement?.closest('tbody tr') ?? null;
  const at = row === null ? -1 : links.findIndex((link) => row.contains(link));
  links[at === -1 && by < 0 ? links.length - 1 : Math.max(0, at + by)]?.focus();
}

/** In the drawer, in the row, or else on the page the first link that opens something. */
function follow(selector: string): void {
  const places = [document.querySelector('.drawer'), document.activeElement?.closest('tbody tr'), main];
  const link = places.map((place) => place?.querySelector<HTMLElement>(selector)).find((one) => one != null);
  link?.click();
}

function close(): void {
  document.querySelector<HTMLElement>('.drawer .close')?.click();
}

const openedBy = (address: string): string => new URL(address, location.href).searchParams.get('open') ?? '';

/** What a key opened has the focus; once it is closed, what opened it. */
function restoreFocus(): void {
  const opened = sessionStorage.getItem(OPENED);
  if (opened === null) return;
  if (openedBy(location.href) !== '') {
    document.querySelector<HTMLElement>('.drawer .close')?.focus();
    return;
  }
  sessionStorage.removeItem(OPENED);
  const links = main?.querySelectorAll<HTMLAnchorElement>('a[href*="open="]') ?? [];
  const opener = [...links].find((link) => openedBy(link.href) === opened);
  const folded = opener?.closest('details');
  if (folded != null) folded.open = true;
  opener?.focus();
}

function watchList(): void {
  const button = document.querySelector<HTMLButtonElement>('button.key-list');
  const letters = dialog?.querySelector<HTMLInputElement>('[name=letters]');
  if (button === null || letters == null) return;
  button.hidden = false;
  button.addEventListener('click', () => dialog?.showModal());
  letters.checked = localStorage.getItem(LETTERS) !== 'off';
  letters.addEventListener('change', () => {
    if (letters.checked) localStorage.removeItem(LETTERS);
    else localStorage.setItem(LETTERS, 'off');
  });
}

/** One stop of the Tab key; arrows move from place to place, Enter opens one. */
function watchMap(map: SVGElement): void {
  const links = [...map.querySelectorAll<SVGAElement>('a')];
  const said = document.createElement('output');
  map.after(said);
  links[0]?.setAttribute('tabindex', '0');
  map.addEventListener('focusin', ({ target }) => {
    for (const link of links) link.setAttribute('tabindex', link === target ? '0' : '-1');
    said.textContent = target instanceof Element ? target.getAttribute('aria-label') : '';
  });
  map.addEventListener('keydown', (event) => {
    const from = links.find((link) => link === event.target);
    const index = from === undefined ? undefined : nearestSpot(centre(from), links.map(centre), event.key);
    if (index === undefined) return;
    event.preventDefault();
    links[index]?.focus();
  });
}

function centre(link: Element): Spot {
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

watchKeys();
watchList();
for (const map of document.querySelectorAll<SVGElement>('.map svg')) if (map.querySelector('a') !== null) watchMap(map);
restoreFocus();
