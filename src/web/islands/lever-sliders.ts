/** Adds a slider to each number field of a what-if; the field is what the form sends, and says the value. */
function addSlider(lever: HTMLElement): void {
  const field = lever.querySelector<HTMLInputElement>('input[type=number]');
  const { from, to, now, step } = lever.dataset;
  if (field === null || from === undefined || to === undefined || now === undefined) return;
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = from;
  slider.max = to;
  slider.step = step ?? 'any';
  slider.value = field.value === '' ? now : field.value;
  slider.setAttribute('aria-label', lever.querySelector('span')?.textContent ?? '');
  slider.addEventListener('input', () => {
    field.value = slider.value;
  });
  field.addEventListener('input', () => {
    slider.value = field.value === '' ? now : field.value;
  });
  field.before(slider);
}

for (const lever of document.querySelectorAll<HTMLElement>('.lever')) addSlider(lever);
