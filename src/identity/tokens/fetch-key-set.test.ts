import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { neverTimer } from '../../../test/kit/fake-clock.ts';
import { issuerKey, type KeyServer, serveKeys } from '../../../test/kit/token-issuer.ts';
import type { SetTimer } from '../../concurrency/deadline.ts';
import { createKeySetFetch } from './fetch-key-set.ts';

const key = issuerKey('one', 'EdDSA');
const SET = JSON.stringify({ keys: [key.jwk] });
let server: KeyServer;
let owner: AbortController;

beforeAll(async () => {
  server = await serveKeys(() => [key]);
});
afterAll(() => server.close());
beforeEach(() => {
  owner = new AbortController();
  server.publish();
  server.asked.length = 0;
});

const fetched = (limits: { setTimer?: SetTimer; maxBytes?: number } = {}) =>
  createKeySetFetch({ url: server.url, signal: owner.signal, setTimer: neverTimer, ...limits })();
const failed = (reason: string) => ({ status: 'failed', reason });

describe('fetching a key set', () => {
  it('brings the keys', async () => {
    expect(await fetched()).toMatchObject({ status: 'fetched', keys: [{ keyId: 'one', algorithm: 'EdDSA' }] });
  });

  it('follows no redirect', async () => {
    server.answer = ({ url }, response) =>
      url === '/keys' ? response.writeHead(302, { Location: '/elsewhere' }).end() : response.end(SET);
    expect(await fetched()).toEqual(failed('unreachable'));
    expect(server.asked).toEqual(['/keys']);
  });

  it.each([201, 204, 304, 400, 404, 500, 503])('takes no status %i', async (status) => {
    server.answer = (_, response) => response.writeHead(status).end(status === 204 || status === 304 ? '' : SET);
    expect(await fetched()).toEqual(failed('not_ok'));
  });

  it.each(['', '{', '[]', 'null', '"keys"', '{"keys":{}}', '{"keys":[]}', '{"keys":[null,1,"x",{}]}', '<html>'])(
    'takes no body %j',
    async (body) => {
      server.answer = (_, response) => response.end(body);
      expect(await fetched()).toEqual(failed('no_key_set'));
    },
  );

  it('stops at its size, also when the size is only there once it is inflated', async () => {
    const large = `${SET}${' '.repeat(4_096)}`;
    server.answer = (_, response) => response.end(large);
    expect(await fetched({ maxBytes: large.length - 1 })).toEqual(failed('too_large'));
    expect(await fetched({ maxBytes: large.length })).toMatchObject({ status: 'fetched' });
    server.answer = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(large));
    expect(await fetched({ maxBytes: large.length - 1 })).toEqual(failed('too_large'));
    server.answer = (_, response) => {
      const more = () => response.write('x'.repeat(1_024), () => response.destroyed || more());
      more();
    };
    expect(await fetched({ maxBytes: 100_000 })).toEqual(failed('too_large'));
  });

  it('ends at its time, before the answer begins and within it', async () => {
    let fire: () => void = () => undefined;
    const setTimer: SetTimer = (_ms, run) => {
      fire = run;
      return () => undefined;
    };
    server.answer = () => fire();
    expect(await fetched({ setTimer })).toEqual(failed('unreachable'));
    server.answer = (_, response) => response.write(SET.slice(0, 10), () => fire());
    expect(await fetched({ setTimer })).toEqual(failed('unreachable'));
  });

  it('ends with its owner', async () => {
    server.answer = () => owner.abort();
    expect(await fetched()).toEqual(failed('unreachable'));
    expect(await fetched()).toEqual(failed('unreachable'));
    expect(server.asked).toEqual(['/keys']);
  });

  it('reports an unreachable server', async () => {
    const gone = await serveKeys(() => []);
    await gone.close();
    const outcome = await createKeySetFetch({ url: gone.url, signal: owner.signal, setTimer: neverTimer })();
    expect(outcome).toEqual(failed('unreachable'));
  });
});
