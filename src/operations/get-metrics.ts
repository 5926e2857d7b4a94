import { NOT_KEPT } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { MetricsSource } from '../ports/metrics-source.ts';

export function getMetrics(parts: { readonly metrics: MetricsSource }): HandlerOf<'metrics'> {
  return async () => {
    const pieces = [Buffer.from(await parts.metrics.text())];
    return { ok: true, reply: { kind: 'bytes', pieces, headers: NOT_KEPT } };
  };
}
