import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelAnalyst } from '../../src/analysis/situation/model-analyst.ts';
import { crisisSnapshot } from '../../src/analysis/test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../../src/analysis/test-kit/in-memory-snapshot-source.ts';
import { createAnthropic } from '../../src/language-models/anthropic.ts';
import { openConnections } from '../../src/language-models/connections.ts';
import { createModelChain } from '../../src/language-models/model-chain.ts';
import { createOpenAiCompatible } from '../../src/language-models/openai-compatible.ts';
import { createPostJson } from '../../src/language-models/post-json.ts';
import {
  type Manner,
  type ModelSimulator,
  startModelSimulator,
} from '../../src/language-models/test-kit/model-simulator.ts';
import { createLog } from '../../src/main/log.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { bodyText, createWorld, DEDUCT, JSON_TYPE, type World } from './world.ts';

const CHAT_KEY = 'sk-s3cretchatkey0123456789';
const MESSAGES_KEY = 'sk-ant-s3cretmessageskey0123456789';
/** What an endpoint that repeats the key says, in every place that it can put something in. */
const ECHOES = (key: string): readonly Manner[] => [
  { kind: 'raw', status: 401, body: JSON.stringify({ error: { message: `wrong key ${key}`, type: key } }) },
  { kind: 'raw', status: 429, body: key, headers: { 'retry-after': key, 'x-key': key } },
  { kind: 'raw', status: 302, body: '', headers: { location: `https://${key}.example/` } },
  { kind: 'raw', status: 200, body: `<html>${key}</html>` },
  { kind: 'raw', status: 200, body: JSON.stringify({ [key]: key }) },
  { kind: 'says', text: `## Bottom line\nThe key is ${key} [e1]. Strait of Hormuz ${key} [e1].`, model: key },
  // A plan that passes, so that the name of the model is in the answer.
  { kind: 'says', text: `${key}\n{"sections":[{"heading":"${key}","sentences":["c3"]}]}`, model: `m/${key}` },
  { kind: 'says', text: `<think>${key}</think>`, model: `model of ${key}` },
  { kind: 'stops early', text: key },
  { kind: 'resets' },
];

const connections = openConnections();
let lines: string[];
let world: World;
let chat: ModelSimulator;
let messages: ModelSimulator;
let clockMs = 0;

beforeAll(async () => {
  lines = [];
  const log = createLog('debug', 'live', { sample: 1, destination: { write: (line) => void lines.push(line) } });
  [chat, messages] = await Promise.all([startModelSimulator('chat'), startModelSimulator('messages')]);
  const clock = { now: () => Date.now() + clockMs };
  const post = createPostJson(connections.dispatcher, clock.now);
  const models = createModelChain({
    models: [
      createOpenAiCompatible({ provider: 'openai', model: 'm', baseUrl: chat.baseUrl, apiKey: CHAT_KEY }, post),
      createAnthropic({ provider: 'anthropic', model: 'm', baseUrl: messages.baseUrl, apiKey: MESSAGES_KEY }, post),
    ],
    clock,
    setTimer: systemTimer,
    onAttempt: (attempt) => {
      world.metrics.modelTried(attempt);
      log.warn('a model was tried', { ...attempt });
    },
  });
  const snapshots = inMemorySnapshotSource([crisisSnapshot()]);
  world = createWorld({
    gateway: { onError: (error, requestId) => log.brokenRequest(error, requestId) },
    handlers: { analyst: createModelAnalyst({ models, snapshots, clock, fallsBack: false }) },
  });
});
afterAll(async () => {
  await Promise.all([chat.close(), messages.close(), connections.close()]);
});

describe('the key of a model', () => {
  it('reaches its endpoint alone: no answer, log, metric or audit, whatever an endpoint repeats', async () => {
    const key = await world.newKey('acme', 'enterprise');
    const operator = await world.newKey('ops', 'enterprise', ['operator']);
    const chats = ECHOES(CHAT_KEY);
    const others = ECHOES(MESSAGES_KEY);
    const answers: string[] = [];
    for (const [place, manner] of chats.entries()) {
      chat.behave(manner);
      messages.behave(others[place] ?? manner);
      // Whatever rests has rested.
      clockMs += 3_600_000;
      const body = JSON.stringify({ query: `Strait of Hormuz, case ${place}?` });
      const answer = await world.send({ method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body });
      answers.push(JSON.stringify(answer.headers), bodyText(answer));
    }
    expect(chat.received.map(({ headers }) => headers.authorization)).toContain(`Bearer ${CHAT_KEY}`);
    expect(messages.received.map(({ headers }) => headers['x-api-key'])).toContain(MESSAGES_KEY);
    const outputs = {
      answers: answers.join(''),
      log: lines.join(''),
      metrics: bodyText(await world.send({ target: '/metrics', key: operator })),
      audit: JSON.stringify(world.audit.all),
    };
    for (const [where, text] of Object.entries(outputs))
      expect([where, /s3cret\w*/i.exec(text)?.[0]]).toEqual([where, undefined]);
    expect(answers.filter((text) => text.includes('"provider":"openai"'))).not.toEqual([]);
    expect(outputs.log).toContain('a model was tried');
    expect(outputs.metrics).toContain('barograph_model_attempts_total{provider="openai",outcome="http_status"}');
  });
});
