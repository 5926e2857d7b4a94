import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { MAX_BATCH_OPERATIONS } from '../contract/batch/execute.ts';
import { CATALOGUE } from '../contract/catalogue.ts';
import { PLANS, PRO_TIER } from '../contract/conventions/plans.ts';
import { AXES } from '../contract/intelligence/vocabulary.ts';
import { PLATFORM } from '../contract/platform.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { runCommand } from './cli.ts';
import { readConfig } from './config.ts';

const README = readFileSync('README.md', 'utf8');
const ENDPOINTS = Object.values({ ...CATALOGUE, ...PLATFORM });
const NUMBERS: Readonly<Record<number, string>> = { 7: 'seven', 8: 'eight' };

/** The text between a heading and the next of the same level. */
const section = (heading: string): string =>
  README.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** The first cells of the rows of a table, a bar within a cell as it is meant. */
const firstCells = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => /^\| (`.*?[^\\]) \|/.exec(line)?.[1]?.replaceAll('\\|', '|') ?? []);

const codes = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);

/** Which of the texts the README does not hold. */
const missing = (...texts: readonly string[]): readonly string[] => texts.filter((text) => !README.includes(text));

async function helpLines(): Promise<readonly string[]> {
  let text = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  await runCommand(['help'], readConfig({}));
  written.mockRestore();
  return text.split('\n').flatMap((line) => /^ {2}(\S.*)$/.exec(line)?.[1] ?? []);
}

describe('the README', () => {
  it('lists the commands of the help with all they take, in its order', async () => {
    const told = firstCells(section('Command line')).flatMap(codes);
    expect(told.length).toBeGreaterThan(30);
    expect(told).toEqual(await helpLines());
  });

  it('counts the feeds, and those without a key, as they are registered', () => {
    const free = FEED_CARDS.filter(({ needsKeys }) => needsKeys === undefined);
    expect(missing(`Feeds: ${FEED_CARDS.length}, of which ${free.length} need no key`)).toEqual([]);
  });

  it('names every region and every plan, in order, and which plans are refused', () => {
    const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
    const refused = PLANS.filter(({ tier }) => tier < PRO_TIER).map(({ planKey }) => planKey);
    const told = missing(
      `Regions: ${list(REGION_IDS)}.`,
      `Plans: ${list(PLANS.map(({ planKey }) => planKey))}.`,
      `need an active plan other than ${list(refused)};`,
      `${NUMBERS[REGION_IDS.length]} world regions`,
      `assesses all ${NUMBERS[REGION_IDS.length]} regions`,
      `${NUMBERS[AXES.length]} axes of balance`,
    );
    expect(told).toEqual([]);
  });

  it('names every endpoint and none besides', () => {
    const last = (path: string): string => path.split('/').at(-1) ?? '';
    const told = codes(firstCells(section('Ask it something')).join('\n')).map((code) =>
      last(code.replace(/^(GET|POST) /, '').replace(/\?.*$/, '')),
    );
    expect(told.toSorted()).toEqual(ENDPOINTS.map(({ path }) => last(path)).toSorted());
    expect(missing(`up to ${MAX_BATCH_OPERATIONS} GET operations`)).toEqual([]);
  });

  it('tells what only an active plan may call', () => {
    const open = Object.values(CATALOGUE).filter(
      ({ gate, path }) => gate !== 'pro' && path.startsWith('/api/intelligence/'),
    );
    expect(open.map(({ rpcName }) => rpcName)).toEqual(['get-calibration']);
    expect(missing('`get-calibration` alone takes any key')).toEqual([]);
  });

  it('links to what is there and names scripts that exist', () => {
    const links = [...README.matchAll(/\]\(([^)#][^)]*)\)/g)].flatMap(([, link]) => link ?? []);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link.startsWith('https://') && !existsSync(link))).toEqual([]);
    const anchors = [...README.matchAll(/\]\(#([^)]+)\)/g)].flatMap(([, anchor]) => anchor ?? []);
    const headings = [...README.matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
      (text ?? '').toLowerCase().replaceAll(' ', '-'),
    );
    expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
    const run = [...README.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].flatMap(([, name]) => name ?? []);
    expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
    const programs = [...README.matchAll(/node (scripts\/\S+\.mjs)/g)].flatMap(([, path]) => path ?? []);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  });
});
