import { describe, expect, it } from 'vitest';
import { otlpJson } from './otlp-json.ts';
import type { Span } from './span.ts';

const span: Span = {
  traceId: '5b8efff798038103d269b633813fc60c',
  spanId: 'eee19b7ec3c1b174',
  parentId: 'eee19b7ec3c1b173',
  name: 'I am a server span',
  kind: 'server',
  startedAt: 1_544_712_660_000,
  endedAt: 1_544_712_661_000.25,
  facts: { 'my.span.attr': 'some value', count: 3, share: 0.5, isIt: true },
  isError: false,
};

describe('spans as OTLP in JSON', () => {
  it('have the members, the enumerations as numbers and the 64-bit numbers as text of the protocol', () => {
    const { parentId: _, ...first } = span;
    expect(JSON.parse(otlpJson([span, { ...first, kind: 'client', isError: true }], { 'service.name': 's' }))).toEqual({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 's' } }] },
          scopeSpans: [
            {
              scope: { name: 'barograph' },
              spans: [
                {
                  traceId: '5b8efff798038103d269b633813fc60c',
                  spanId: 'eee19b7ec3c1b174',
                  parentSpanId: 'eee19b7ec3c1b173',
                  name: 'I am a server span',
                  kind: 2,
                  startTimeUnixNano: '1544712660000000000',
                  endTimeUnixNano: '1544712661000250000',
                  attributes: [
                    { key: 'my.span.attr', value: { stringValue: 'some value' } },
                    { key: 'count', value: { intValue: '3' } },
                    { key: 'share', value: { doubleValue: 0.5 } },
                    { key: 'isIt', value: { boolValue: true } },
                  ],
                  status: {},
                },
                expect.objectContaining({ kind: 3, status: { code: 2 } }),
              ],
            },
          ],
        },
      ],
    });
    expect(otlpJson([{ ...span, kind: 'internal' }], {})).toContain('"kind":1');
  });
});
