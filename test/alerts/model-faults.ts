import { openConnections } from '../../src/language-models/connections.ts';
import { createModelChain } from '../../src/language-models/model-chain.ts';
import { createOpenAiCompatible } from '../../src/language-models/openai-compatible.ts';
import { createPostJson } from '../../src/language-models/post-json.ts';
import { startModelSimulator } from '../../src/language-models/test-kit/model-simulator.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { idleParts } from '../kit/alerts/idle-parts.ts';
import { Timeline } from '../kit/alerts/timeline.ts';
import { fakeClock } from '../kit/fake-clock.ts';
import { NOW } from '../kit/worlds.ts';
import type { FaultCase } from './fault-case.ts';

const PROMPT = { system: 'Answer.', messages: ['Why?'], maxTokens: 10 };
const atRest = async () => undefined;

/** The endpoint of the only model answers 500; the chain gives it its rests, in the time that is driven. */
const modelsFail: FaultCase = {
  alert: 'BarographModelsFail',
  firing: [{}],
  async play() {
    const simulator = await startModelSimulator('chat');
    const connections = openConnections();
    const time = fakeClock(NOW);
    const metrics = createMetrics(false);
    const { clock } = time;
    const model = createOpenAiCompatible(
      { provider: 'local', model: 'm', baseUrl: simulator.baseUrl },
      createPostJson(connections.dispatcher, clock.now),
    );
    const chain = createModelChain({ models: [model], clock, setTimer: systemTimer, onAttempt: metrics.modelTried });
    const source = metrics.source(idleParts(clock));
    const timeline = new Timeline(() => source.text());
    const minute = async () => {
      await time.pass(60_000, atRest);
      await chain.write(PROMPT, { caller: 'a', signal: new AbortController().signal });
    };
    try {
      simulator.behave({ kind: 'says', text: 'Because.' });
      await timeline.well(5, minute);
      simulator.behave({ kind: 'raw', status: 500, body: '{}' });
      await timeline.fault(40, minute);
      simulator.behave({ kind: 'says', text: 'Because.' });
      await timeline.well(45, minute);
      return timeline;
    } finally {
      await connections.close();
      await simulator.close();
    }
  },
};

export const MODEL_FAULTS: readonly FaultCase[] = [modelsFail];
