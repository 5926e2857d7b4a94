import { describe, expect, it } from 'vitest';
import { templateViolations } from './check-template.ts';
import type { Template } from './template.ts';

const fieldsOf = (changes: Partial<Template>) => {
  const given = { url: 'https://a.example/s3cret', headers: {}, body: '{"a":"{{/text}}"}', ...changes };
  const violations = templateViolations(given);
  expect(JSON.stringify(violations)).not.toContain('s3cret');
  return violations.map(({ field }) => field);
};
const plain = { 'Content-Type': 'text/plain' };

describe('a template', () => {
  it.each<Partial<Template>>([
    {},
    { headers: { Authorization: 'Bearer s3cret', 'X-Title': 'é {{/title}}' } },
    { headers: plain, body: 'a } b {{/a~1b~0/0}} }}' },
    { headers: { 'content-type': 'application/json; charset=UTF-8' } },
    { headers: { 'content-type': 'application/vnd.api+json' }, body: '"{{/é}}"' },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a={{/text}}' },
    { url: 'https://api.telegram.org/bots3cret/sendMessage?chat_id=1', preset: 'telegram' },
  ])('is accepted: %j', (changes) => expect(fieldsOf(changes)).toEqual([]));

  it.each<[Partial<Template>, string]>([
    [{ body: '{"a":"{{s3cret}}"}' }, 'body'],
    [{ body: '{"a":"{{/s3cret}"}' }, 'body'],
    [{ body: '{"a":"{{ /s3cret }}"}' }, 'body'],
    [{ body: '{"a":"{{/~2s3cret}}"}' }, 'body'],
    [{ body: '{"a":"{{}}"}' }, 'body'],
    [{ body: '{"a":{{/s3cret}}}' }, 'body'],
    [{ body: 's3cret' }, 'body'],
    [{ body: '' }, 'body'],
    [{ body: '{"a":"{{/s\\"3cret}}"}' }, 'body'],
    [{ headers: plain, body: 'é'.repeat(4_097) }, 'body'],
    [{ headers: { 'X-A': 's3cret\r\nX-B: 1' } }, 'headers.X-A'],
    [{ headers: { 'X-A': '{{s3cret' } }, 'headers.X-A'],
    [{ headers: { 's3cret\r\n': '' } }, 'headers'],
    [{ headers: { 's3cret name': '' } }, 'headers'],
    [{ headers: { Host: 's3cret' } }, 'headers.Host'],
    [{ headers: { 'Content-Length': '1' } }, 'headers.Content-Length'],
    [{ headers: { 'Proxy-Authorization': 's3cret' } }, 'headers.Proxy-Authorization'],
    [{ headers: { 'Content-Type': 'application/{{/type}}' } }, 'headers.Content-Type'],
    [{ headers: { 'Content-Type': 'json' } }, 'headers.Content-Type'],
    [{ headers: { 'Content-Type': 'application/json; charset=latin1' } }, 'headers.Content-Type'],
    [{ headers: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`x-${n}`, ''])) }, 'headers'],
    [{ url: 'https://a.example/{{/s3cret}}' }, 'url'],
    [{ preset: 'telegram' }, 'url'],
    [{ preset: 'ntfy', headers: plain }, 'headers.Content-Type'],
    [{ preset: 'matrix', url: 'https://a.example/_matrix/client/v3/rooms/s3cret/send/m.room.message' }, 'headers'],
  ])('is refused by the member that is wrong, which is not quoted: %j', (changes, field) => {
    expect(new Set(fieldsOf(changes))).toEqual(new Set([field]));
  });

  it('names a header that is given twice in other cases', () => {
    expect(fieldsOf({ headers: { 'X-A': '1', 'x-a': '2' } })).toEqual(['headers.X-A', 'headers.x-a']);
  });
});
