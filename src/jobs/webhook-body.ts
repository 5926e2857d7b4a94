import type { SentEvent } from '../ports/deliveries.ts';

/** The body of a webhook (Standard Webhooks 1.0.0): type, ISO timestamp, and the event as `list-events` shows it; at most 20 KB. */
export function webhookBody(event: SentEvent): string {
  const { type, happenedAt, ...rest } = event;
  return JSON.stringify({ type, timestamp: new Date(happenedAt).toISOString(), data: { happenedAt, ...rest } });
}
