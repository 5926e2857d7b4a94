import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { createWorld, NOW, SNAPSHOT } from '../gateway/world.ts';
import { idleParts } from '../kit/alerts/idle-parts.ts';
import { checkMetrics, isPromtoolThere } from '../kit/alerts/promtool.ts';

describe.skipIf(!(await isPromtoolThere()))('a scrape of a process', () => {
  it('passes the rules of Prometheus for names, types and help', async () => {
    const metrics = createMetrics(true);
    const world = createWorld({ gateway: { onAnswer: metrics.answered } });
    const key = await world.newKey('acme', 'free');
    for (const region of ['mena', 'nowhere']) await world.send({ target: `${SNAPSHOT}?region_id=${region}`, key });
    const text = await metrics
      .source({
        ...idleParts({ now: () => NOW }),
        feedIds: ['acled'],
        regionIds: REGION_IDS,
        backlogs: {
          mail: async () => ({ count: 1, oldestAt: NOW }),
          delivery: async () => ({ count: 1, oldestAt: NOW }),
        },
        backups: { everyMs: 3_600_000, newest: async () => ({ path: 'p', madeAt: NOW }) },
        pool: () => ({ open: 1, idle: 1, waiting: 0, refused: 0 }),
      })
      .text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(await checkMetrics(text)).toEqual({ isRight: true, text: '' });
  });
});
