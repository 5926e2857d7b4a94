import { afterAll } from 'vitest';
import { closeCountersUnderTest } from './counters-under-test.ts';

afterAll(closeCountersUnderTest);
