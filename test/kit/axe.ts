import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
});

/** What a page has that a reader with other senses or other hands stumbles over, by axe: a rule with three of its places. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found: unknown =
    await page.evaluate(`axe.run(document, ${RULES}).then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ': ' + nodes.slice(0, 3).map(({ target, failureSummary }) => target.join(' ') + ' ' + failureSummary).join(' | ')))`);
  if (!Array.isArray(found)) throw new Error('axe gave no list of violations');
  return found.map(String);
}
