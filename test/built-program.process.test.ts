import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../scripts/build.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (name: string) => readFileSync(`${DIST}${name}`, 'utf8');
const programs = () => readdirSync(DIST).filter((name) => name.endsWith('.mjs'));

describe('the built program', () => {
  beforeAll(build);

  it('is held in one byte per character', () => {
    expect(programs().length).toBeGreaterThanOrEqual(4);
    for (const name of programs()) expect([name, /[^\0-\xff]/.exec(read(name))?.[0]]).toEqual([name, undefined]);
  });

  it('has maps without a second copy of its sources', () => {
    for (const name of programs()) expect(Object.keys(JSON.parse(read(`${name}.map`)))).not.toContain('sourcesContent');
  });

  it('parses large data from text', () => {
    for (const name of programs())
      expect([name, /\[\[\[?-?\d+, -?\d+\], \[/.exec(read(name))?.index]).toEqual([name, undefined]);
  });
});
