import { afterAll, beforeAll, describe } from 'vitest';
import { type StartedService, startService } from '../kit/started-service.ts';
import { describeEveryOperation } from './every-operation.ts';
import { describePackage } from './package.ts';

/** One service for both: to start it takes longer than most of the tests. */
describe('clients of a started service', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  // Every operation comes first: it knows what a fresh exercise refuses.
  for (const describeClient of [describeEveryOperation, describePackage]) describeClient(() => service);
});
