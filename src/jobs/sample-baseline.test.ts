import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import type { CollectRequest, Feed } from '../ports/feed.ts';
import { sampleBaseline, sampleSpans } from './sample-baseline.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';

const NOW = Date.UTC(2026, 10, 20, 14, 7);
const SAMPLE = { days: 97, spanMs: 900_000 };

describe('sampleSpans', () => {
  it('takes one span a day, each within its own day, none of today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 200 }), (now, days) => {
        const spans = sampleSpans({ days, spanMs: 900_000 }, now);
        const dayOf = (instant: number) => Math.floor(instant / DAY_MS);
        expect(spans.map(({ from }) => dayOf(now) - dayOf(from))).toEqual(
          Array.from({ length: days }, (_, i) => i + 1),
        );
        for (const { from, to } of spans) expect(dayOf(to - 1)).toBe(dayOf(from));
      }),
    );
  });

  it('visits every hour of the day', () => {
    expect(new Set(sampleSpans(SAMPLE, NOW).map(({ from }) => new Date(from).getUTCHours())).size).toBe(24);
  });
});

describe('sampleBaseline', () => {
  it('reads the sample once in a store’s life', async () => {
    const { deps, asked } = world();
    expect(await sampleBaseline(feed(asked, 'read'), deps)).toBe(97);
    expect(await sampleBaseline(feed(asked, 'read'), deps)).toBeUndefined();
    expect(asked).toHaveLength(97);
  });

  it('gives up on an upstream that is down, and is tried again at the next start', async () => {
    const { deps, asked } = world();
    expect(await sampleBaseline(feed(asked, 'failed'), deps)).toBe(0);
    expect(asked).toHaveLength(4);
    expect(await sampleBaseline(feed(asked, 'read'), deps)).toBe(97);
  });

  it('asks nothing of a feed that declares no sample', async () => {
    const { deps, asked } = world();
    const { baselineSample: _, ...card } = feed(asked, 'read').card;
    expect(await sampleBaseline({ ...feed(asked, 'read'), card }, deps)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

function feed(asked: CollectRequest['span'][], status: 'read' | 'failed'): Feed {
  return {
    card: {
      id: 'sampled',
      title: '',
      source: '',
      url: '',
      licence: '',
      attribution: '',
      mayHandOn: 'records',
      metrics: [],
      cadenceMs: 1,
      publicationLagMs: 1,
      maxAgeMs: 1,
      expectedRecords: [0, 1],
      baselineSample: SAMPLE,
    },
    collect: async ({ span, cursor }) => {
      asked.push(span);
      return status === 'read'
        ? { status, observations: [], problems: [], rejectedCount: 0, cursor }
        : { status, reason: 'down', cursor };
    },
  };
}

function world() {
  const asked: CollectRequest['span'][] = [];
  const { observations, claims } = memoryPorts();
  return {
    asked,
    deps: { claims, observations, clock: { now: () => NOW }, owner: 'a', signal: new AbortController().signal },
  };
}
