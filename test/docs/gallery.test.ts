import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VIEWS } from '../../src/web/views/registry.ts';

const FORMS = ['light', 'dark', 'phone', 'print', 'arabic'];
const gallery = readFileSync('docs/console/README.md', 'utf8');

describe('the gallery of the console', () => {
  it.each(VIEWS.map(({ id }) => id))('shows the view %s in every form', (id) => {
    const pictures = FORMS.map((form) => `${id}-${form}.jpg`);
    expect(pictures.filter((name) => !existsSync(`docs/console/${name}`) || !gallery.includes(`(${name})`))).toEqual(
      [],
    );
  });

  it('lends the README its picture', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('](docs/console/world-light.jpg)');
  });
});
