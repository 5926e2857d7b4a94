import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { MAX_BATCH_OPERATIONS } from '../../src/contract/batch/execute.ts';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import { PLANS, PRO_TIER } from '../../src/contract/conventions/plans.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';

import { runCommand } from '../../src/main/cli.ts';
import { readConfig } from '../../src/main/config.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';

const README = readFileSync('README.md', 'utf8');
const API = readFileSync('docs/api.md', 'utf8');
const CLI = readFileSync('docs/cli.md', 'utf8');
const NUMBERS: Readonly<Record<number, string>> = { 7: 'seven', 8: 'eight' };

/** The first cells of the rows of a page's tables, with escaped bars restored. */
const firstCells = (page: string): readonly string[] =>
  page.split('\n').flatMap((line) => /^\| (`.*?[^\\]) \|/.exec(line)?.[1]?.replaceAll('\\|', '|') ?? []);

const codes = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);

const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The texts that a page does not contain. */
const missingFrom = (page: string, ...texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !page.includes(text));

async function helpLines(): Promise<readonly string[]> {
  let text = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  await runCommand(['help', 'all'], readConfig({}));
  written.mockRestore();
  return text.split('\n').flatMap((line) => /^ {2}(?!barograph )(\S.*)$/.exec(line)?.[1] ?? []);
}

describe('docs/cli.md', () => {
  it('lists the commands of the help with all their options, in the same order', async () => {
    const listed = firstCells(CLI).flatMap(codes);
    expect(listed.length).toBeGreaterThan(30);
    expect(listed).toEqual(await helpLines());
  });
});

describe('docs/api.md', () => {
  it('states how many operations a batch holds', () => {
    expect(missingFrom(API, `up to ${MAX_BATCH_OPERATIONS} GET operations`)).toEqual([]);
  });

  it('names every region and every plan, in order, and which plans are rejected', () => {
    const rejected = PLANS.filter(({ tier }) => tier < PRO_TIER).map(({ planKey }) => planKey);
    const regions = `Regions: ${list(REGION_IDS)}.`;
    const plans = `Plans: ${list(PLANS.map(({ planKey }) => planKey))}.`;
    expect(missingFrom(API, regions, plans, `need an active plan other than ${list(rejected)};`)).toEqual([]);
  });

  it('states which operations need no active plan', () => {
    const open = Object.values<Operation>(CATALOGUE).filter(
      ({ gate, path, records, observations }) =>
        gate === 'key' && path.startsWith('/api/intelligence/') && records === undefined && observations === undefined,
    );
    expect(open.map(({ rpcName }) => rpcName)).toEqual([
      'get-country-risk',
      'submit-forecast',
      'list-forecasters',
      'get-country-facts',
      'list-cross-source-signals',
      'get-risk-scores',
      'search-gdelt-documents',
      'compute-energy-shock',
    ]);
    const names =
      '`get-country-risk`, `submit-forecast`, `list-forecasters`, `get-country-facts`, `list-cross-source-signals`, `get-risk-scores`, `search-gdelt-documents` and `compute-energy-shock`';
    expect(missingFrom(API, `${names} take any key, as does every list of what feeds read`)).toEqual([]);
  });
});

describe('the README', () => {
  it('counts regions and axes, and names every region in order', () => {
    const missing = missingFrom(
      README,
      `Regions: ${list(REGION_IDS)}.`,
      `${NUMBERS[REGION_IDS.length]} world regions`,
      `assesses all ${NUMBERS[REGION_IDS.length]} regions`,
      `${NUMBERS[AXES.length]} axes of balance`,
    );
    expect(missing).toEqual([]);
  });
});
