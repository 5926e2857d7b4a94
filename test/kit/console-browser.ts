import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { VIEWS } from '../../src/web/views/registry.ts';
import { CHROMIUM, HEADLESS } from './chromium.ts';
import { printed, startProgram, stopped, temporaryFolder } from './program.ts';
import { copyStartedExercise, OFFLINE } from './started-exercise.ts';

export interface OpenConsole {
  readonly browser: Browser;
  readonly origin: string;
  /** Cookies of a browser that opened the link of the start. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  close(): Promise<void>;
}

/** The program with the exercise, and Chromium signed in by the link that the start prints. The caller closes both. */
export async function openConsole(): Promise<OpenConsole> {
  const folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  const child = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
  const said = await printed(child, /Stop with Ctrl-C/);
  const link = new URL(/http:\/\/\S+\/signin\?once=\w+/.exec(said)?.[0] ?? '');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...HEADLESS] });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link.href);
  await page.getByRole('button').first().click();
  await page.waitForURL(`${link.origin}/**`);
  const signedIn = await context.storageState();
  await context.close();
  return {
    browser,
    origin: link.origin,
    signedIn,
    async close() {
      await browser.close();
      await stopped(child);
      await folder.remove();
    },
  };
}

/** Views that do not live at `/<view>/<region>`. */
const PATHS: Readonly<Record<string, string>> = { world: '/', corridors: '/corridors' };

/** An address of every view, and of the drawer. */
export const CONSOLE_PATHS: readonly string[] = [
  ...VIEWS.map(({ id }) => PATHS[id] ?? `/${id}/mena`),
  '/region/mena?open=explain:/balance/maritimeAccess',
];
