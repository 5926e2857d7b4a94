import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { emptyFolder } from './empty-folder.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Whether Firefox is installed. Use as `it.skipIf(!hasFirefox(…))`.
 * @param skipped what a run without it leaves out, for a warning
 * @throws Error when it is not although REQUIRE_FIREFOX=1
 */
export function hasFirefox(skipped: string): boolean {
  if (existsSync(FIREFOX)) return true;
  if (process.env.REQUIRE_FIREFOX === '1') throw new Error(`REQUIRE_FIREFOX=1 and no ${FIREFOX}`);
  console.warn(`No ${FIREFOX}: ${skipped}.`);
  return false;
}

export interface FirefoxPage {
  show(address: string): Promise<void>;
  /** What an expression gives in the page, once it is settled; text. */
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

/** A page of a new Firefox without a window, driven over WebDriver BiDi. */
export async function openFirefox(): Promise<FirefoxPage> {
  const profile = await emptyFolder();
  const words = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path];
  const browser = spawn(FIREFOX, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const address = await bidiAddress(browser.stderr);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let sent = 0;
  const answers = new Map<number, (answer: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = Object(JSON.parse(String(data)));
    answers.get(message.id)?.(message);
  });

  async function command(method: string, params: object) {
    sent += 1;
    const id = sent;
    const answer = new Promise<unknown>((resolve) => answers.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = Object(await answer);
    if (type !== 'success') throw new Error(`${method}: ${message}`);
    return Object(result);
  }

  await command('session.new', { capabilities: {} });
  const { context } = await command('browsingContext.create', { type: 'tab' });
  return {
    show: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const asked = { expression, target: { context }, awaitPromise: true };
      const { type, result, exceptionDetails } = await command('script.evaluate', asked);
      if (type !== 'success') throw new Error(Object(exceptionDetails).text);
      return String(Object(result).value);
    },
    close: async () => {
      socket.close();
      browser.kill();
      await ended;
      await profile.remove();
    },
  };
}

async function bidiAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it listened');
}
