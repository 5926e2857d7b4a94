/**
 * Draws `docs/console/` again: each view of the console in the exercise, light, dark, on a phone, printed and in Arabic.
 *   node scripts/shoot-console.mjs [VIEW]…
 * Needs Chromium at /usr/bin/chromium.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from './build.mjs';

const FOLDER = 'docs/console';
/** No upstream is there, so that the start opens the exercise. */
const NO_UPSTREAM = 'http://127.0.0.1:9';
const VIEWS = {
  world: '/',
  region: '/region/mena',
  country: '/country/IR',
  time: '/time/mena',
  changes: '/changes/mena',
  corridors: '/corridors',
  triggers: '/triggers/mena',
  forecasts: '/forecasts/mena',
  ask: '/ask?q=Is%20the%20Strait%20of%20Hormuz%20open%3F',
  'what-if': '/what-if/mena?s=preset~chokepoint:hormuz_strait~open',
  feeds: '/feeds',
  verify: '/verify',
  keys: '/keys',
  find: '/find?q=hormuz',
  explain: '/region/mena?open=explain:/balance/maritimeAccess',
};
const FORMS = {
  light: { viewport: { width: 1_280, height: 800 } },
  dark: { viewport: { width: 1_280, height: 800 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  // A4 at 96 dots an inch.
  print: { viewport: { width: 794, height: 1_123 } },
  arabic: { viewport: { width: 1_280, height: 800 } },
};
/** A busy machine may need to be asked again. */
const TRIES = 20;
const ANSWER_MS = 20_000;
/** All unless some are named. */
const CHOSEN = process.argv.slice(2);

await build();
const data = await mkdtemp(join(tmpdir(), 'console-'));
const env = { ...process.env, DATA_DIR: data, PORT: '0', FEEDS_PROXY: NO_UPSTREAM };
const server = spawn(process.execPath, ['dist/main.mjs', 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const link = await printedLink();
  // A history of three snapshots, for the views that show what moved.
  for (let run = 0; run < 2; run += 1) await refresh();
  await mkdir(FOLDER, { recursive: true });
  await shoot(link);
  await writeFile(join(FOLDER, 'README.md'), index());
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(data, { recursive: true, force: true });
}

async function refresh() {
  const words = ['dist/main.mjs', 'refresh', '--region', 'mena', '--exercise'];
  const [code] = await once(spawn(process.execPath, words, { env, stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`refresh ended with ${code}`);
}

async function printedLink() {
  let text = '';
  for await (const chunk of server.stdout) {
    text += chunk;
    if (/Stop with Ctrl-C/.test(text)) break;
  }
  return new URL(/http:\/\/\S+\/signin\?once=\w+/.exec(text)[0]);
}

async function shoot(link) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const first = await browser.newContext();
    const page = await first.newPage();
    await page.goto(link.href);
    await page.getByRole('button').first().click();
    await page.waitForURL(`${link.origin}/**`);
    const storageState = await first.storageState();
    for (const [form, options] of Object.entries(FORMS)) {
      const context = await browser.newContext({ storageState, baseURL: link.origin, ...options });
      for (const [view, path] of Object.entries(VIEWS))
        if (CHOSEN.length === 0 || CHOSEN.includes(view))
          await shootView(await context.newPage(), { view, path, form });
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function shootView(page, { view, path, form }) {
  const address = form === 'arabic' ? `${path}${path.includes('?') ? '&' : '?'}lang=ar` : path;
  let status = 503;
  for (let tries = 0; status === 503 && tries < TRIES; tries += 1) status = (await page.goto(address)).status();
  if (status !== 200) throw new Error(`${path}: ${status}`);
  if (view === 'ask') {
    const claim = page.locator('.ask output ol li').first();
    const isAnswered = () =>
      claim.waitFor({ timeout: ANSWER_MS }).then(
        () => true,
        () => false,
      );
    await page.locator('button.primary').click();
    for (let tries = 0; !(await isAnswered()) && tries < TRIES; tries += 1)
      await page.locator('button.primary').click();
  }
  if (form === 'print') await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: join(FOLDER, `${view}-${form}.jpg`), type: 'jpeg', quality: 60 });
  await page.close();
}

function index() {
  const forms = Object.keys(FORMS);
  const rows = Object.keys(VIEWS).map(
    (view) =>
      `| ${view} | ${forms.map((form) => `[![${view}, ${form}](${view}-${form}.jpg)](${view}-${form}.jpg)`).join(' | ')} |`,
  );
  const head = `| view | ${forms.join(' | ')} |\n|---|${forms.map(() => '---|').join('')}\n`;
  return `# The console\n\nDrawn by \`node scripts/shoot-console.mjs\` in the exercise.\n\n${head}${rows.join('\n')}\n`;
}
