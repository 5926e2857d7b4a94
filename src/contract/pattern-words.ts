import { DRY_RUN_CURSOR_PATTERN } from './alert/dry-run-rule.ts';
import { TIME_PATTERN } from './alert/rule.ts';
import { IDEMPOTENCY_KEY_PATTERN } from './conventions/headers.ts';
import { CURSOR_PATTERN } from './conventions/page.ts';
import { CONVERSATION_ID_PATTERN } from './intelligence/answer-question.ts';
import { EVENT_PLACE_PATTERN, EVENT_TYPES_PATTERN } from './intelligence/list-events.ts';
import { AT_PATTERN } from './intelligence/parameters.ts';
import { EMAIL_PATTERN } from './leads/consent.ts';
import { PERIOD_PATTERN } from './platform/exports.ts';
import { PUBLIC_ID_PATTERN } from './platform/keys.ts';
import { SESSION_ID_PATTERN } from './platform/sessions.ts';
import { JOB_ID_PATTERN } from './scenario/scenario-job.ts';

const CURSOR = 'must be the `nextCursor` of the page before, unchanged';

/** What a value must be, in words, by the pattern that it breaks; every pattern of an input has an entry. */
const PATTERN_WORDS: ReadonlyMap<string, string> = new Map([
  ['^[a-z][a-z0-9]*(-[a-z0-9]+)*$', 'must be an id of lower-case letters and digits in groups joined by hyphens'],
  [
    AT_PATTERN,
    'must be an instant: epoch milliseconds, ISO 8601 with its zone such as 2026-11-22T12:00Z, a date, or an offset from now such as -6h, -30m or -1d',
  ],
  [CONVERSATION_ID_PATTERN, 'must be a `conversationId` as an answer gave it'],
  [PUBLIC_ID_PATTERN, 'must be the 8 characters after baro_live_, never the complete key'],
  [SESSION_ID_PATTERN, 'must be a `sessionId` of the list'],
  [CURSOR_PATTERN, CURSOR],
  ['^[0-9A-Za-z_-]{8,800}$', CURSOR],
  [EVENT_PLACE_PATTERN, 'must be a sequence, or the id of an event of the stream'],
  [EVENT_TYPES_PATTERN, 'must be types of events separated by commas, such as regime.changed,feed.stale'],
  ['^[0-9a-f]{6}$', 'must be an ICAO address: six hexadecimal digits in lower case'],
  ['^[A-Z]{2}$', 'must be an ISO 3166-1 alpha-2 code: two capital letters'],
  ['^(/[^/]*)+$', 'must be a JSON Pointer such as /balance/coercivePressure'],
  ['^[a-z][a-z0-9_]*$', 'must be an id of lower-case letters, digits and underscores'],
  [
    '^(world|(country|chokepoint|theater|airport|fir|series):[A-Za-z0-9_-]+)$',
    'must be `world`, or a kind and an id: country:IR, chokepoint:hormuz_strait, theater:…, airport:…, fir:… or series:…',
  ],
  [
    '^[A-Za-z0-9][A-Za-z0-9 ._:/-]*$',
    'must begin with a letter or digit and hold only letters, digits, spaces and . _ : / -',
  ],
  [
    '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$',
    'must be a name of 1 to 64 letters, digits, spaces, dots, hyphens and underscores that begins with a letter or digit',
  ],
  ['^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$', 'must be an id of letters, digits, hyphens and underscores'],
  [
    '^(?:projections|(?:snapshot|projection):[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$',
    'must be `projections`, or `snapshot:` or `projection:` with a region id',
  ],
  [TIME_PATTERN, 'must be a time of day such as 22:30'],
  [DRY_RUN_CURSOR_PATTERN, 'must be the `next` of the dry-run before, unchanged'],
  [PERIOD_PATTERN, 'must be `all`, or a month such as 2026-11'],
  [JOB_ID_PATTERN, 'must be a `jobId` as the answer to its start gave it'],
  [EMAIL_PATTERN, 'must be an e-mail address such as reader@example.org'],
  [IDEMPOTENCY_KEY_PATTERN, 'must be 1 to 255 visible ASCII characters'],
]);

/** What a value that breaks a pattern must be. @throws Error for a pattern that has no words */
export function patternWords(pattern: string): string {
  const words = PATTERN_WORDS.get(pattern);
  if (words === undefined) throw new Error(`no words for the pattern ${pattern}`);
  return words;
}
