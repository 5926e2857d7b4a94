import { afterAll, beforeAll, describe } from 'vitest';
import { hasChromium } from '../kit/chromium.ts';
import { type OpenConsole, openConsole } from '../kit/console-browser.ts';

/**
 * Runs suites one after the other in one program and one browser: to start them takes longer than most of the tests.
 * @param suites each is given what is open once its tests run
 */
export const describeConsole = (title: string, suites: readonly ((opened: () => OpenConsole) => void)[]) =>
  describe.skipIf(!hasChromium(`${title} in a browser`))(`${title} in a browser`, () => {
    let opened: OpenConsole;
    beforeAll(async () => {
      opened = await openConsole();
    });
    afterAll(() => opened.close());

    for (const describeSuite of suites) describeSuite(() => opened);
  });
