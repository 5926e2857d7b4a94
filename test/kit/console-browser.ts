import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { PLAIN_VIEWS, REGION_VIEWS } from '../../src/web/url/view-url.ts';
import { CHROMIUM, HEADLESS } from './chromium.ts';
import { PATIENCE } from './patience.ts';
import { printed, runProgram, startProgram, stopped, temporaryFolder } from './program.ts';
import { copyStartedExercise, OFFLINE } from './started-exercise.ts';

export interface OpenConsole {
  readonly browser: Browser;
  readonly origin: string;
  readonly dataDir: string;
  /** Cookies of a browser that opened the link of the start. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Makes another sign-in link. */
  newLink(): Promise<string>;
  close(): Promise<void>;
}

/**
 * The program with the exercise, and Chromium signed in by the link that the start prints. The caller closes both.
 * @param environment of the program, next to that of every test
 */
export async function openConsole(environment: Readonly<Record<string, string>> = {}): Promise<OpenConsole> {
  const folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  const child = startProgram(['start'], { dataDir: folder.path, environment: { ...OFFLINE, ...environment } });
  const said = await printed(child, /Stop with Ctrl-C/);
  const link = new URL(/http:\/\/\S+\/signin\?once=\w+/.exec(said)?.[0] ?? '');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...HEADLESS] });
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE.timeout);
  const page = await context.newPage();
  await page.goto(link.href);
  await page.getByRole('button').first().click();
  await page.waitForURL(`${link.origin}/**`);
  const signedIn = await context.storageState();
  await context.close();
  return {
    browser,
    origin: link.origin,
    dataDir: folder.path,
    signedIn,
    async newLink() {
      const { stdout } = await runProgram(['console', 'link', '--json'], { dataDir: folder.path });
      return String(Object(JSON.parse(stdout)).link);
    },
    async close() {
      await browser.close();
      await stopped(child);
      await folder.remove();
    },
  };
}

/** An address of every view, of the drawer, and of a supposition. */
export const CONSOLE_PATHS: readonly string[] = [
  '/',
  ...PLAIN_VIEWS.map((view) => `/${view}`),
  ...REGION_VIEWS.map((view) => `/${view}/mena`),
  '/country/IR',
  '/region/mena?open=explain:/balance/maritimeAccess',
  '/what-if/mena?s=preset~chokepoint:hormuz_strait~open',
];
