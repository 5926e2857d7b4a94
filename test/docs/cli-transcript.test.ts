import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TRANSCRIPT } from '../../scripts/print-cli-transcript/lines.mjs';

const PAGE = readFileSync('docs/cli-transcript.md', 'utf8');
const LINES = TRANSCRIPT.flatMap(({ lines }) => lines);
/** Each run with its command line, output and exit code. */
const RUNS = PAGE.split(/^\$ barograph ?/m)
  .slice(1)
  .map((block) => {
    const text = block.split('```')[0] ?? '';
    return { line: text.split('\n')[0] ?? '', text, code: Number(/^\[exit code (\d)\]$/m.exec(text)?.[1] ?? 0) };
  });

/** Commands that a walk cannot leave out. */
const COMMANDS = [
  ...['show', 'ask', 'diff', 'explain', 'calibration', 'replay', 'verify', 'doctor', 'config check', 'feeds list'],
  ...['feeds test', 'keys create', 'audit list', 'jobs list', 'migrate', 'backup', 'backup verify', 'restore'],
];

describe('docs/cli-transcript.md', () => {
  it('has every command that a new user meets first', () => {
    const lines = RUNS.map(({ line }) => line);
    expect(COMMANDS.filter((name) => !lines.some((line) => `${line} `.startsWith(`${name} `)))).toEqual([]);
  });

  it('holds every command line of the script, at least 25, with its exit code', () => {
    expect(RUNS.length).toBeGreaterThanOrEqual(25);
    const expected = LINES.map(([line, code]) => [line.replace('{key}', 'KEY'), code]);
    const plain = (line: string) =>
      line
        .replace(/^(keys revoke) (?!z).*/, '$1 KEY')
        .replace(/^(replay .*--from )\d\S+( --to )\S+( --step 1d)$/, '$1{from}$2{to}$3');
    const shown = RUNS.map(({ line, code }) => [plain(line), code]);
    expect(shown).toEqual(expected);
  });

  it('has no stack trace, no JSON that was not asked for and no machine path', () => {
    for (const { line, text } of RUNS) {
      expect([line, /^ +at .+:\d+/m.test(text)]).toEqual([line, false]);
      if (!line.includes('--json')) expect([line, /^\s*[[{]"/m.test(text)]).toEqual([line, false]);
    }
    expect(PAGE).not.toMatch(/\/(tmp|home|root|Users|work)\//);
    expect(PAGE).not.toMatch(/baro_live_[0-9A-Za-z]{8}_[0-9A-Za-z]/);
  });

  it('explains each error in one line, after the world that the command works in', () => {
    for (const { line, text, code } of RUNS) {
      const said = text.trim().split('\n').slice(1);
      const lines = said.filter((one) => !/^working in the \w+ world$/.test(one));
      if (code !== 0) expect([line, lines.length]).toEqual([line, 2]);
    }
  });
});
