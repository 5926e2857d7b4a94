import { expect, it, vi } from 'vitest';
import { PATIENCE } from '../../test/kit/patience.ts';
import type { Answer, GatewayRequest } from '../gateway/exchange.ts';
import { HeaderLines } from '../gateway/header-lines.ts';
import { withConsole } from './console-gateway.ts';

const EMPTY: Answer = { status: 200, headers: [], pieces: [] };
const ASKED_TOGETHER = 30;

/** A page that asks for 30 things together, each of which waits for its own answer or for the viewer's end. */
function openPage(target = '/') {
  const viewer = new AbortController();
  const asked: GatewayRequest[] = [];
  const gateway = withConsole(
    {
      refuse: () => EMPTY,
      answer: (request) =>
        new Promise<Answer>((resolve) => {
          request.signal.addEventListener('abort', () => resolve(EMPTY), { once: true });
          asked.push(request);
        }),
    },
    {
      ownSite: { originOf: () => undefined },
      isPublic: false,
      onError: (error) => {
        throw error;
      },
      pages: {
        owns: () => true,
        answer: async ({ fetch, signal }) => {
          await Promise.all(Array.from({ length: ASKED_TOGETHER }, () => fetch('http://self/api/health', { signal })));
          return { status: 200, headers: [], body: new Uint8Array() };
        },
      },
    },
  );
  const answer = gateway.answer({
    requestId: 'r',
    method: 'GET',
    target,
    headers: new HeaderLines([]),
    clientAddress: '127.0.0.1',
    signal: viewer.signal,
    isGone: false,
    readBody: () => ({ status: 'read', bytes: new Uint8Array() }),
  });
  return { viewer, asked, answer };
}

it('gives each thing that a page asks a signal of its own, which ends with the viewer', async () => {
  const { viewer, asked, answer } = openPage();
  await vi.waitFor(() => expect(asked).toHaveLength(ASKED_TOGETHER), PATIENCE);
  expect(new Set(asked.map(({ signal }) => signal)).size).toBe(ASKED_TOGETHER);
  viewer.abort();
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
  expect(await answer).toMatchObject({ status: 200 });
});

it.each(['/feeds/mena.atom', '/feeds/all.json?archive=2', '/feeds/atom?region=mena'])(
  'leaves the feed of events at %s to the service, though a page owns what is beneath it',
  async (target) => {
    const { viewer, asked, answer } = openPage(target);
    expect(asked.map((request) => request.target)).toEqual([target]);
    viewer.abort();
    await answer;
  },
);
