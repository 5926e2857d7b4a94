import { instantsIn, scrubPosition, scrubText } from './scrub-position.ts';

/** Adds a slider over all snapshots to the steps of the page, and lets `[` and `]` go one back and on. */
function addScrubber(steps: HTMLElement): void {
  const instants = instantsIn(steps.dataset.instants);
  const events = instantsIn(steps.dataset.events).map((instant) => instants.indexOf(instant));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input:not([type=range]),textarea,select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '[' || event.key === ']')
      steps.querySelector<HTMLAnchorElement>(`a[data-key="${event.key}"]`)?.click();
  });
  if (instants.length < 2) return;
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.max = String(instants.length - 1);
  slider.value = String(instants.findLastIndex((one) => one <= Number(steps.dataset.shown)));
  slider.setAttribute('aria-label', steps.getAttribute('aria-label') ?? '');
  const said = document.createElement('output');
  const chosen = (): number => {
    const index = Number(slider.value);
    return instants[scrubPosition(index, events, instants.length)] ?? Number(steps.dataset.shown);
  };
  const say = (): void => {
    const text = scrubText(chosen());
    said.textContent = text;
    slider.setAttribute('aria-valuetext', text);
  };
  slider.addEventListener('input', say);
  slider.addEventListener('change', () => {
    const url = new URL(location.href);
    url.searchParams.set('at', new Date(chosen()).toISOString());
    url.searchParams.delete('open');
    location.assign(url);
  });
  say();
  const row = document.createElement('div');
  row.className = 'scrubber';
  row.append(slider, said);
  steps.append(row);
}

const steps = document.querySelector<HTMLElement>('nav.steps');
if (steps !== null) addScrubber(steps);
