import { afterAll, beforeAll, describe } from 'vitest';
import { hasChromium } from '../kit/chromium.ts';
import { type OpenConsole, openConsole } from '../kit/console-browser.ts';
import { describeDocumentation } from './views/documentation.ts';
import { describeLanguages } from './views/languages.ts';
import { describePages } from './views/pages.ts';
import { describePrints } from './views/prints.ts';

/** One program and one browser for all: to start them takes longer than most of the tests. */
describe.skipIf(!hasChromium('views of the console in a browser'))('views of the console in a browser', () => {
  let opened: OpenConsole;
  beforeAll(async () => {
    opened = await openConsole();
  });
  afterAll(() => opened.close());

  for (const describeViews of [describePages, describeLanguages, describePrints, describeDocumentation])
    describeViews(() => opened);
});
