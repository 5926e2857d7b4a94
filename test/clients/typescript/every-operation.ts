import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../clients/typescript/operations.ts';
import { CATALOGUE } from '../../../src/contract/catalogue.ts';
import { camelCase } from '../../../src/contract/clients/names.ts';
import type { Endpoint, Operation } from '../../../src/contract/conventions/operation.ts';
import { PLATFORM } from '../../../src/contract/platform.ts';
import { type BundledProgram, bundleProgram } from '../../kit/bundle-program.ts';
import { CHROMIUM, HEADLESS, hasChromium } from '../../kit/chromium.ts';
import type { Calls } from '../kit/call-every-operation.ts';
import type { StartedService } from '../kit/started-service.ts';

/** Paths of further `node` binaries, as `.ci/run` installs them. */
const engines = (process.env.ENGINES ?? '').split(delimiter).filter((path) => path !== '');
if (engines.length === 0 && process.env.REQUIRE_ENGINES === '1')
  throw new Error('REQUIRE_ENGINES=1 and ENGINES names no node binary');

/** Operations whose example names something that this store does not have, or may not be sent to, and what they answer. */
const REFUSED: Readonly<Record<string, string>> = {
  createDestination: '400',
  updateDestination: '404',
  deleteDestination: '404',
  testDestination: '404',
  rotateDestinationSecret: '404',
  redeliver: '404',
  createRule: '404',
  updateRule: '404',
  deleteRule: '404',
  revokeFeedLink: '404',
  revokeKey: '404',
  endSession: '404',
  exportDocument: '404',
};

let program: BundledProgram;
let calls: Calls;
let own: readonly string[];

const catalogueCalls = () =>
  Object.entries<Operation>(CATALOGUE)
    .filter(([, { isLive }]) => !isLive)
    .map(([name, operation]) => ({ service: camelCase(operation.service), name, input: inputOf(operation) }));

const platformCalls = () =>
  Object.entries<Endpoint>(PLATFORM)
    .filter(([name]) => name in OPERATIONS)
    .map(([name, endpoint]) => ({ service: 'platform', name, input: inputOf(endpoint) }));

/** Its example, with the names of the client. */
const inputOf = ({ method, exampleInput }: Endpoint): object => {
  const given = Object.entries(Object(exampleInput)).filter(([name]) => name !== 'format' && name !== 'jmespath');
  return Object.fromEntries(given.map(([name, value]) => [method === 'GET' ? camelCase(name) : name, value]));
};

async function linesOn(engine: string): Promise<readonly string[]> {
  const child = spawn(engine, [program.path('every')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(calls));
  return (await text(child.stdout)).trim().split('\n');
}

export const describeEveryOperation = (service: () => StartedService) =>
  describe('every operation, by its method, of a started service', () => {
    beforeAll(async () => {
      program = await bundleProgram({ every: 'test/clients/kit/print-every-operation.ts' });
      calls = { baseUrl: service().url, apiKey: service().key, calls: [...catalogueCalls(), ...platformCalls()] };
      own = await linesOn(process.execPath);
    });
    afterAll(() => program?.remove());

    it('answers its example', () => {
      expect(own.map((line) => line.split(':')[0]).toSorted()).toEqual(
        [...Object.keys(OPERATIONS), 'streamEvents'].toSorted(),
      );
      const refused = own.map((line) => line.split(': ')).filter(([, outcome = '']) => !/^[A-Za-z]/.test(outcome));
      expect(Object.fromEntries(refused)).toEqual(REFUSED);
    });

    it.each(engines)('answers the same on %s', async (engine) => {
      expect(await linesOn(engine)).toEqual(own);
    });

    it.skipIf(!hasChromium('the client is not tried in a browser'))('answers the same in Chromium', async () => {
      const entry = 'test/clients/kit/browser-every-operation.ts';
      const options = { bundle: true, write: false, format: 'esm', platform: 'browser', target: 'es2022' } as const;
      const { outputFiles } = await build({ ...options, entryPoints: [entry] });
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...HEADLESS] });
      try {
        const page = await (await browser.newContext({ bypassCSP: true })).newPage();
        await page.goto(`${service().url}/livez`);
        await page.addScriptTag({ type: 'module', content: outputFiles.map((file) => file.text).join('\n') });
        await page.waitForFunction('globalThis.callEveryOperation !== undefined');
        expect(await page.evaluate(`callEveryOperation(${JSON.stringify(calls)})`)).toEqual(own);
      } finally {
        await browser.close();
      }
    });
  });
