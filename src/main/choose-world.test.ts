import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kit/program.ts';
import { type FaultServer, startFaultServer } from '../feeds/test-kit/fault-server.ts';
import { chooseWorld, probeFeeds } from './choose-world.ts';
import { readConfig } from './config.ts';
import { markEvidence, worldFolder } from './world-folder.ts';

/** The discard port has no listener. */
const CLOSED = 'http://127.0.0.1:9';
/** Long enough where no feed answers, however long it is. */
const SHORT_MS = 50;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: FaultServer | undefined;

beforeEach(async () => {
  folder = await temporaryFolder('nothing');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await folder.remove();
});

const config = (feedsProxy: string, more: Record<string, string> = {}) =>
  readConfig({ ...folder.environment, FEEDS_PROXY: feedsProxy, ...more });

/** A server for the feeds of these hosts; requests for others get `otherwise`. */
async function startUpstream(hosts: readonly string[], otherwise: 404 | 503 | 'unresponsive' = 404): Promise<string> {
  server = await startFaultServer((upstream, response) => {
    if (hosts.includes(upstream.hostname)) response.writeHead(200, { 'Content-Type': 'text/plain' }).end('here\n');
    else if (otherwise !== 'unresponsive') response.writeHead(otherwise).end();
  });
  return server.origin;
}

const FRED = 'fred.stlouisfed.org';
const GDELT = ['storage.googleapis.com', 'data.gdeltproject.org'];

describe('the world of a start', () => {
  it('is the exercise when the live world is empty and no feed answers', async () => {
    expect(await chooseWorld(config(CLOSED), SHORT_MS)).toEqual({ name: 'exercise', reachable: new Set() });
  });

  it('is never the exercise in production', async () => {
    expect(await chooseWorld(config(CLOSED, { NODE_ENV: 'production' }), SHORT_MS)).toEqual({
      name: 'live',
      reachable: new Set(),
    });
  });

  it('is the live one when it holds evidence, and then no feed is probed', async () => {
    let isRequested = false;
    server = await startFaultServer((_, response) => {
      isRequested = true;
      response.end();
    });
    await markEvidence(worldFolder(config(server.origin), 'live'));
    expect(await chooseWorld(config(server.origin))).toEqual({ name: 'live' });
    expect(isRequested).toBe(false);
  });

  it('is not decided by evidence of an exercise', async () => {
    await markEvidence(worldFolder(config(CLOSED), 'exercise'));
    expect(await chooseWorld(config(CLOSED), SHORT_MS)).toMatchObject({ name: 'exercise' });
  });

  it('is the live one if any feed answers, and names those', async () => {
    expect(await chooseWorld(config(await startUpstream([FRED])))).toEqual({
      name: 'live',
      reachable: new Set(['fred-brent', 'fred-credit', 'fred-gas', 'fred-wti']),
    });
  });

  it('is decided by one request for each document, failed or not', async () => {
    const asked: string[] = [];
    server = await startFaultServer((upstream, response) => {
      asked.push(upstream.href);
      response.writeHead(503).end();
    });
    expect(await chooseWorld(config(server.origin))).toMatchObject({ name: 'exercise' });
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('is the exercise when every upstream answers that it has nothing', async () => {
    expect(await chooseWorld(config(await startUpstream([])))).toMatchObject({ name: 'exercise' });
  });

  it('does not wait for unresponsive feeds', async () => {
    const place = await startUpstream(GDELT, 'unresponsive');
    expect(await probeFeeds(config(place))).toEqual(new Set(['gdelt-events', 'gdelt-gkg']));
  });

  it.each([
    [{}, /^barograph\/\S+ \(\+https:\/\/\S+\)$/],
    [{ CONTACT: 'ops@example.org' }, /^barograph\/\S+ \(ops@example\.org\)$/],
    [{ CONTACT: 'https://example.org/us' }, /^barograph\/\S+ \(\+https:\/\/example\.org\/us\)$/],
  ])('is asked for with the contact of its operator: %j', async (variables, expected) => {
    const agents = new Set<string | undefined>();
    server = await startFaultServer((_, response, request) => {
      agents.add(request.headers['user-agent']);
      response.writeHead(404).end();
    });
    await probeFeeds(config(server.origin, variables));
    expect([...agents]).toEqual([expect.stringMatching(expected)]);
  });

  it('is the exercise if every feed is unresponsive', async () => {
    expect(await chooseWorld(config(await startUpstream([], 'unresponsive')), SHORT_MS)).toMatchObject({
      name: 'exercise',
    });
  });
});
