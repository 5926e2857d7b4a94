import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/openapi/json.ts';
import { PRESET_REGISTRY } from '../presets/registry.ts';
import { eventMessage, type SentEvent } from '../render/event-message.ts';
import { templateViolations } from './check-template.ts';
import { MAX_RENDERED_BYTES, renderTemplate } from './render-template.ts';
import { type Template, templateIn, templateText } from './template.ts';

const URL_OF = 'https://hooks.example.org/x';
const LIVE = { isExercise: false };
const event = (data: SentEvent['data'], more: Partial<SentEvent> = {}) => ({
  id: 'evt_0123456789abcdef01234567',
  type: 'regime.changed' as const,
  happenedAt: 1_780_315_200_000,
  regionId: 'mena',
  data,
  ...more,
});
const template = (body: string, type = 'application/json', headers: Template['headers'] = {}): Template => ({
  url: URL_OF,
  headers: { 'content-type': type, ...headers },
  body,
});

/** Any value, among them what could be read as a template, a header, a form or a document again. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '{{/type}}',
    '"},{"a":"',
    '\r\nX-Injected: 1',
    'a=b&c=d+%20',
    '{{/data/data/b}}',
    '\ud800',
    '\\',
    '<!channel>',
  ),
);
/** Quotations are marked and shortened before a template reads them. */
const values = hostile.filter((value) => !value.includes('“'));
const joined = fc.array(hostile, { maxLength: 5 }).map((parts) => parts.join(' '));

/** Literal text of a template that opens no placeholder. */
const literals = fc.string({ maxLength: 20 }).filter((text) => !/[{}]/.test(text));

describe('a rendered body', () => {
  it('is JSON that holds every value exactly, whatever it is, and renders none of it again', () => {
    fc.assert(
      fc.property(values, values, literals, literals, (a, b, before, after) => {
        const body = JSON.stringify({ [before]: `${before}{{/data/data/a}}${after}`, list: ['{{/data/data/b}}'] });
        const sent = renderTemplate(template(body), event({ a, b }), LIVE).body;
        expect(JSON.parse(sent)).toEqual({ [before]: `${before}${a}${after}`, list: [b] });
      }),
    );
  });

  it('is JSON for any template that is accepted, and holds at most 20 KB', () => {
    const pointers = fc.constantFrom(
      '{{/data/data/a}}',
      '{{/data/data}}',
      '{{/title}}',
      '{{/text}}',
      '{{/nothing}}',
      '{{/data/~0}}',
    );
    const texts = fc.array(fc.oneof(literals, pointers), { maxLength: 8 }).map((parts) => parts.join(''));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        texts,
        fc.integer(),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(texts, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, joined, fc.boolean(), fc.nat({ max: 4_000 }), (document, value, isExercise, times) => {
        const given = template(JSON.stringify(document));
        fc.pre(templateViolations(given).length === 0);
        const { body } = renderTemplate(given, event({ a: value.repeat(Math.ceil(times / 60)) }), { isExercise });
        expect(() => JSON.parse(body)).not.toThrow();
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MAX_RENDERED_BYTES);
      }),
    );
  });

  it('is a form that decodes to every value', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const body = 'fixed=1&a={{/data/data/a}}&{{/data/data/b}}=b';
        const sent = renderTemplate(template(body, 'application/x-www-form-urlencoded'), event({ a, b }), LIVE).body;
        expect([...new URLSearchParams(sent)]).toEqual([
          ['fixed', '1'],
          ['a', Buffer.from(a).toString()],
          [Buffer.from(b).toString(), 'b'],
        ]);
      }),
    );
  });

  it('is plain text without the control characters of a value', () => {
    fc.assert(
      fc.property(values, (a) => {
        const sent = renderTemplate(template('First\n{{/data/data/a}}', 'text/plain'), event({ a }), LIVE).body;
        expect(sent.startsWith('First\n')).toBe(true);
        expect(sent.slice('First\n'.length)).toBe(a.replace(/[\t-\r\u2028\u2029]+/g, ' ').replace(/\p{Cc}/gu, ''));
      }),
    );
  });

  it('says a pointer to nothing by nothing, a number by its digits, and a list or an object by its JSON', () => {
    const data = { n: 1.5, list: [1, 'a'], none: null, is: false, 'a/b~c': 'escaped' };
    const body =
      '{{/data/data/n}}|{{/data/data/list}}|{{/data/data/list/1}}|{{/data/data/list/-}}|{{/data/data/none}}|{{/data/data/is}}|{{/data/data/a~1b~0c}}|{{/data/data/__proto__}}|{{/}}';
    expect(renderTemplate(template(body, 'text/plain'), event(data), LIVE).body).toBe(
      '1.5|[1,"a"]|a|||false|escaped||',
    );
  });

  it('is shortened by its values alone where it would be larger than 20 KB', () => {
    const a = '"'.repeat(11_000);
    const { body } = renderTemplate(template('{"all":"{{/data/data/a}}","end":"kept"}'), event({ a }), LIVE);
    expect(JSON.parse(body)).toEqual({ all: `${'"'.repeat(4_095)}…`, end: 'kept' });
  });
});

describe('a rendered header', () => {
  it('holds no control character and no other header, whatever the value', () => {
    fc.assert(
      fc.property(values, (a) => {
        const given = template('{}', 'application/json', { 'x-a': 'b {{/data/data/a}}' });
        const { headers } = renderTemplate(given, event({ a }), LIVE);
        expect(Object.keys(headers)).toEqual(['content-type', 'x-a']);
        expect(headers['x-a']).toMatch(/^b\P{Cc}*$/u);
      }),
    );
  });
});

describe('a message of the exercise', () => {
  const first = (body: string, type: string) =>
    renderTemplate(template(body, type, { title: '{{/title}}', 'x-id': '{{/data/id}}' }), event({ to: 'calm' }), {
      isExercise: true,
    });

  it('begins with EXERCISE in every text of words; ids and what holds no value stay', () => {
    const body = JSON.stringify({
      username: 'Two words',
      id: '{{/data/id}}',
      text: 'Now: {{/data/data/to}}',
      title: '{{/title}}',
    });
    const { headers, body: sent } = first(body, 'application/json');
    expect(JSON.parse(sent)).toEqual({
      username: 'Two words',
      id: 'evt_0123456789abcdef01234567',
      text: 'EXERCISE Now: calm',
      title: 'EXERCISE Middle East and North Africa: regime changed',
    });
    expect(headers).toMatchObject({
      title: expect.stringMatching(/^EXERCISE /),
      'x-id': 'evt_0123456789abcdef01234567',
    });
    expect(first('{{/data/data/to}}', 'text/plain').body).toBe('EXERCISE calm');
    expect(first('id={{/data/id}}&m=a+{{/data/data/to}}', 'application/x-www-form-urlencoded').body).toBe(
      'id=evt_0123456789abcdef01234567&m=EXERCISE+a+calm',
    );
  });

  it('begins with EXERCISE by every preset, and by none in the live world', () => {
    for (const [preset, { accepts }] of Object.entries(PRESET_REGISTRY)) {
      const url = URLS[preset] ?? '';
      expect([preset, accepts(new URL(url))]).toEqual([preset, true]);
      for (const isExercise of [true, false]) {
        const { body, headers } = renderTemplate(templateIn(JSON.stringify({ url, preset, headers: {} })), event({}), {
          isExercise,
        });
        const texts = [...`${body} ${headers.title ?? ''}`.matchAll(/Middle East/g)].length;
        const labels = [...`${body} ${headers.title ?? ''}`.matchAll(/EXERCISE (?=Middle East|From)/g)].length;
        expect([preset, labels > 0]).toEqual([preset, isExercise]);
        if (isExercise) expect(labels).toBeGreaterThanOrEqual(texts);
      }
    }
  });
});

/** A URL that each preset accepts. */
const URLS: Readonly<Record<string, string>> = {
  ntfy: 'https://ntfy.example/topic',
  slack: 'https://hooks.slack.com/services/T/B/x',
  telegram: 'https://api.telegram.org/bot1:x/sendMessage?chat_id=-1',
  discord: 'https://discord.com/api/webhooks/1/x',
  matrix: 'https://matrix.example/_matrix/client/v3/rooms/!a:b/send/m.room.message',
};

describe('what a template reads', () => {
  const documentOf = (data: SentEvent['data']): JsonObject => eventMessage(event(data, { type: 'snapshot.stored' }));

  it('holds the words of others marked', () => {
    const quoted = documentOf({
      changes: ['Reported: “Pay «now» {{/type}}”.'],
      by: { untrusted: true, source: 'a', text: 'b' },
    });
    expect(quoted.text).toBe('Reported: «untrusted quotation: Pay now {{/type}}». Snapshot .');
    expect(Object(quoted).data.data).toEqual({
      changes: ['Reported: «untrusted quotation: Pay now {{/type}}».'],
      by: '«untrusted a: b»',
    });
  });

  it('has a title and a text of at most 1,000 characters for any event', () => {
    fc.assert(
      fc.property(fc.array(joined, { maxLength: 6 }), (changes) => {
        const { title, text } = documentOf({ changes, headline: { text: changes.join('') } });
        expect(title).toBe('Middle East and North Africa: new snapshot');
        expect([...String(text)].length).toBeLessThanOrEqual(1_000);
        expect(text).not.toBe('');
      }),
    );
  });
});

describe('a sealed template', () => {
  it('is read as it was written, and anything else is refused without being quoted', () => {
    const given = { ...template('{}'), method: 'PUT' as const };
    expect(templateIn(templateText(given))).toEqual(given);
    for (const text of ['s3cret', '{"url":"s3cret"}', '{"url":"s3cret","headers":{},"preset":"other"}'])
      expect(() => templateIn(text)).toThrow(/^a sealed template has an unexpected form$/);
  });
});
