import type { EventType, OwnEventType } from '../../contract/intelligence/event.ts';
import { isObject, type Json, type JsonObject, toJson } from '../../contract/openapi/json.ts';
import { regionById } from '../../reference/regions.ts';
import { markedQuotations, untrustedProse } from '../../reference/untrusted-text.ts';
import { textAt, withValues } from '../templates/placeholders.ts';

/** An event on its way to a destination: one of the log, or one to an account alone. */
export interface SentEvent {
  readonly type: EventType | OwnEventType;
  /** Epoch ms. */
  readonly happenedAt: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly regionId?: string | undefined;
}

/** Longest text of a message, characters: with the title it fits every preset's service. */
const MAX_TEXT = 1_000;

/** The body of a webhook (Standard Webhooks 1.0.0): type, ISO timestamp, and the event as `list-events` shows it; at most 20 KB. */
export function webhookBody(event: SentEvent) {
  const { type, happenedAt, ...rest } = event;
  return { type, timestamp: new Date(happenedAt).toISOString(), data: { happenedAt, ...rest } };
}

/** What a template reads: the body of the webhook with the words of others marked, and the event in our words. */
export function eventMessage(event: SentEvent): JsonObject {
  const document = marked(toJson(webhookBody(event)));
  if (!isObject(document)) throw new TypeError('the body of a webhook is an object');
  const { title, text } = WORDS[event.type];
  const region = regionById(event.regionId ?? String(event.data.regionId ?? ''))?.name;
  const written = (template: string) => shortened(withValues(template, (pointer) => textAt(document, pointer)));
  return { ...document, title: `${region ?? 'Barograph'}: ${title}`, text: written(text) };
}

function marked(value: Json): Json {
  if (typeof value === 'string') return markedQuotations(value);
  if (Array.isArray(value)) return value.map(marked);
  if (!isObject(value)) return value;
  if (value.untrusted === true) return untrustedProse(String(value.source), String(value.text));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= MAX_TEXT ? characters.join('') : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}

/** What each type says, in the language of templates; no text is ever empty, and no title holds words of others. */
const WORDS: Readonly<Record<SentEvent['type'], { readonly title: string; readonly text: string }>> = {
  'snapshot.stored': {
    title: 'new snapshot',
    text: '{{/data/data/changes/0}} {{/data/data/changes/1}} {{/data/data/changes/2}} {{/data/data/changes/3}} {{/data/data/changes/4}} {{/data/data/headline/text}} Snapshot {{/data/data/snapshotId}}.',
  },
  'regime.changed': {
    title: 'regime changed',
    text: 'From {{/data/data/from}} to {{/data/data/to}}: {{/data/data/reason}}',
  },
  'corridor.changed': {
    title: 'corridor changed',
    text: '{{/data/subject}} from {{/data/data/from}} to {{/data/data/to}}: {{/data/data/reason}}',
  },
  'trigger.activated': { title: 'trigger activated', text: 'Active: {{/data/data/description}}' },
  'trigger.released': { title: 'trigger released', text: 'No longer active: {{/data/data/description}}' },
  'forecast.sealed': {
    title: 'forecast sealed',
    text: '{{/data/data/unit}}, {{/data/data/horizon}}: sealed as {{/data/data/hash}}',
  },
  'forecast.resolved': {
    title: 'forecast resolved',
    text: '{{/data/data/unit}}, {{/data/data/horizon}}: {{/data/data/outcome}}{{/data/data/voidReason}}',
  },
  'feed.stale': { title: 'feed is stale', text: '{{/data/subject}} has had no new content for longer than it should.' },
  'feed.recovered': { title: 'feed has recovered', text: '{{/data/subject}} has new content again.' },
  'rule.fired': { title: 'rule fired', text: '{{/data/data/name}}: fired by {{/data/data/snapshotId}}' },
  'rule.cleared': { title: 'rule cleared', text: '{{/data/data/name}}: cleared by {{/data/data/snapshotId}}' },
  'rule.disabled': { title: 'rule disabled', text: '{{/data/data/name}}: too costly, no longer evaluated' },
  'destination.confirm': { title: 'confirm your address', text: 'This address is to receive events.' },
  'destination.digest': { title: 'digest', text: 'What happened until {{/timestamp}}.' },
  'destination.test': { title: 'test', text: 'This destination receives events.' },
  'destination.disabled': {
    title: 'destination disabled',
    text: '{{/data/data/destinationId}} no longer receives events: {{/data/data/reason}}',
  },
};
