import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRules, isPromtoolThere, testRules } from '../kit/alerts/promtool.ts';
import { ALERT_FILE, readAlerts } from '../kit/alerts/read-alerts.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { buildProgram } from '../kit/program.ts';
import { isRedisThere } from '../kit/redis.ts';
import { DELIVERY_FAULTS } from './delivery-faults.ts';
import type { FaultCase } from './fault-case.ts';
import { MAIL_FAULTS } from './mail-faults.ts';
import { MODEL_FAULTS } from './model-faults.ts';
import { servedFaults } from './served-faults.ts';
import { type ServedProgram, serveProgram } from './served-program.ts';
import { WIRED_FAULTS } from './wired-faults.ts';

const ALERTS = await readAlerts();
const hasPromtool = await isPromtoolThere();
const hasServers = (await isPostgresThere()) && (await isRedisThere());

let program: ServedProgram | undefined;
const SERVED_FAULTS = servedFaults(() => {
  if (program === undefined) throw new Error('nothing is served');
  return program;
});

/** Silent in every minute before the fault, firing with these labels at its end, silent again at the end. */
async function raises({ alert, firing, play }: FaultCase): Promise<void> {
  const timeline = await play();
  const alerts = ALERTS.filter((one) => one.alert === alert);
  expect(alerts).toHaveLength(1);
  const { isRight, text } = await testRules({ timeline, alerts, firing: { [alert]: firing } });
  expect([isRight, isRight ? '' : text]).toEqual([true, '']);
}

const WORKED_FAULTS = [...WIRED_FAULTS, ...MODEL_FAULTS, ...MAIL_FAULTS, ...DELIVERY_FAULTS];

describe('the alerts', () => {
  it('have a fault each, which is played below', () => {
    const played = [...WORKED_FAULTS, ...SERVED_FAULTS].map(({ alert }) => alert);
    expect(played.toSorted()).toEqual(ALERTS.map(({ alert }) => alert).toSorted());
  });
});

describe.skipIf(!hasPromtool)('the alerts, as Prometheus evaluates them', () => {
  it('are rules that it reads', async () => {
    expect(await checkRules(ALERT_FILE)).toMatchObject({ isRight: true });
  });

  it.each(WORKED_FAULTS)('$alert does not fire before its fault, fires during it, and ends after it', raises);
});

describe.skipIf(!hasPromtool || !hasServers)(
  'the alerts of a process that serves, as Prometheus evaluates them',
  () => {
    beforeAll(async () => {
      await buildProgram();
      program = await serveProgram();
    });
    afterAll(() => program?.close());

    it.each(SERVED_FAULTS)('$alert does not fire before its fault, fires during it, and ends after it', raises);
  },
);
