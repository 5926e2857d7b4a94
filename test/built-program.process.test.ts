import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
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

  it('has maps by which a trace names a line of ours, and no line of a package for one of ours', () => {
    const map = new SourceMap(JSON.parse(read('main.mjs.map')));
    const lines = read('main.mjs').split('\n');
    const sourceOf = (text: string): string | undefined => {
      const line = lines.findIndex((one) => one.includes(text));
      expect([text, line >= 0]).toEqual([text, true]);
      const entry = map.findEntry(line, lines[line]?.indexOf(text) ?? 0);
      return 'originalSource' in entry ? entry.originalSource : undefined;
    };
    expect(sourceOf('async function serveHttp(')).toMatch(/src\/gateway\/serve-http\.ts$/);
    expect(sourceOf('function understand(')).toMatch(/src\/analysis\/question\/understand\.ts$/);
    // Of pg-protocol, bundled.
    expect(sourceOf('exports.DatabaseError = ')).toBeUndefined();
  });

  it('has maps of one place a line: a trace decodes the whole of one, and it stays in memory', () => {
    for (const name of programs()) {
      const { mappings } = JSON.parse(read(`${name}.map`));
      expect([name, mappings.includes(',')]).toEqual([name, false]);
    }
  });

  it('parses large data from text', () => {
    for (const name of programs())
      expect([name, /\[\[\[?-?\d+, -?\d+\], \[/.exec(read(name))?.index]).toEqual([name, undefined]);
  });
});
