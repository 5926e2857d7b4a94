import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerForms } from '../../src/analysis/answer/answer-forms.ts';
import { compose } from '../../src/analysis/answer/compose.ts';
import { gatherClaims } from '../../src/analysis/answer/gather-claims.ts';
import { understand } from '../../src/analysis/question/understand.ts';
import { RECORD_CLAIMS } from '../../src/claims/test-kit/record-worlds.ts';
import { crisis, PAGES } from '../../src/claims/test-kit/worlds.ts';
import { FRAMEWORKS } from '../../src/contract/intelligence/deduct-situation.ts';
import { answerPage } from '../../src/operations/answer-page.ts';
import { CHROMIUM, HEADLESS, hasChromium } from '../kit/chromium.ts';
import { emptyFolder } from '../kit/empty-folder.ts';

const isInstalled = hasChromium('whether an answer prints on one sheet is not seen');

const QUESTIONS = [
  'What is happening in Iran and Yemen?',
  'Why is coercive pressure high in the Middle East?',
  'What does the closure of the Strait of Hormuz mean for Japan?',
  'How likely is an escalation in the Middle East within 7 days?',
  'What should we watch in the Middle East?',
  'Is the Strait of Hormuz open?',
] as const;

const { snapshot, companion } = crisis();
const asOf = snapshot.generatedAt;

function pageOf(query: string, framework?: (typeof FRAMEWORKS)[number]): string {
  const understood = understand(query, asOf);
  const claims = [...gatherClaims(understood, [{ now: { snapshot, companion } }], PAGES), ...RECORD_CLAIMS];
  const answer = compose(understood, { claims, asOf, now: asOf, ...(framework === undefined ? {} : { framework }) });
  const { analysis, parts } = answerForms(answer, { snapshotIds: [snapshot.meta.snapshotId], isExercise: true });
  return answerPage({ ...parts, text: parts.answer, title: 'Answer', asked: query, analysis, world: 'exercise' }).text;
}

/** Sheets of a PDF: each has an object of its own. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;

describe.skipIf(!isInstalled)('the page of an answer', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  beforeAll(async () => {
    folder = await emptyFolder();
  });
  afterAll(() => folder.remove());

  async function printed(html: string): Promise<number> {
    const [page, pdf] = [join(folder.path, 'answer.html'), join(folder.path, 'answer.pdf')];
    await writeFile(page, html);
    const words = [
      `--user-data-dir=${join(folder.path, 'profile')}`,
      '--no-pdf-header-footer',
      `--print-to-pdf=${pdf}`,
    ];
    await promisify(execFile)(CHROMIUM, [...HEADLESS, ...words, pathToFileURL(page).href], { timeout: 600_000 });
    return sheets(await readFile(pdf));
  }

  it.each(QUESTIONS)('prints on one sheet of A4: %s', async (query) => {
    expect(await printed(pageOf(query))).toBe(1);
  });

  it.each(FRAMEWORKS)('prints on one sheet of A4 by the framework %s', async (framework) => {
    expect(await printed(pageOf('What is the situation in the Middle East?', framework))).toBe(1);
  });

  it('would take a second sheet if it were longer', async () => {
    const html = pageOf(QUESTIONS[0]);
    const body = /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
    expect(await printed(html.replace(body, () => body.repeat(3)))).toBeGreaterThan(1);
  });
});
