import { MINUTE_MS } from '../../assessment/time.ts';
import { memberOf, parseJson, textMember } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { childText, parseXml, type XmlElement } from '../xml-tree.ts';
import { type Notice, type NoticeKind, noticeObservations } from './notice.ts';
import { maxMinutes, maxTextLength, parseUpdateTime } from './wording.ts';

/** Clocks of the upstream and ours may disagree by this much. */
const CLOCK_SLACK_MS = 10 * MINUTE_MS;

/** Kinds of notice, by a word in the name of the list or of the item that holds it: nesting changes, the words stay. */
const KINDS: readonly (readonly [word: string, kind: NoticeKind])[] = [
  ['Closure', 'closure'],
  ['Ground_Stop', 'ground_stop'],
  ['Ground_Delay', 'ground_delay'],
  ['Arrival_Departure', 'arrival_departure'],
  ['Airspace_Flow', 'airspace_flow'],
];

/**
 * Reads the status of United States airports as XML, which dates itself.
 * @param now epoch ms; a status of later is unreadable
 */
export function parseNasStatus(bytes: Uint8Array, now: number): Parsed {
  const xml = parseXml(bytes);
  if (xml.status === 'not_xml') return { status: 'unreadable', reason: 'the status is not XML' };
  if (xml.root.name !== 'AIRPORT_STATUS_INFORMATION') return { status: 'unreadable', reason: 'no airport status' };
  const updatedAt = parseUpdateTime(childText(xml.root, 'Update_Time') ?? '');
  if (updatedAt === undefined) return { status: 'unreadable', reason: 'the status is undated' };
  if (updatedAt > now + CLOCK_SLACK_MS) return { status: 'unreadable', reason: 'the status is of the future' };
  return noticeObservations(noticesIn(xml.root), updatedAt);
}

/** Children of every list; a list is what stands beside the name of a kind of delay. */
function noticesIn(root: XmlElement): readonly Notice[] {
  return root.children
    .filter(({ name }) => name === 'Delay_type')
    .flatMap((type) => type.children.filter(({ name }) => name !== 'Name'))
    .flatMap((list) =>
      list.children
        .filter(({ children }) => children.length > 0)
        .map((element) => ({
          kind: KINDS.find(([word]) => `${list.name}/${element.name}`.includes(word))?.[1] ?? 'unknown',
          code: childText(element, 'ARPT') ?? '',
          reason: childText(element, 'Reason') ?? '',
          minutes: maxMinutes(element),
          end: childText(element, 'End_Time'),
        })),
    );
}

const LISTS: readonly (readonly [name: string, items: string, kind: NoticeKind])[] = [
  ['Closures', 'closure', 'closure'],
  ['GroundStops', 'groundStop', 'ground_stop'],
  ['GroundDelays', 'groundDelay', 'ground_delay'],
  ['ArriveDepartDelays', 'arriveDepart', 'arrival_departure'],
];

/**
 * Reads the same facts as JSON, from the FAA's other service, which has no date of its own.
 * @param now epoch ms, when it was read
 */
export function parseDelays(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the delays are not JSON' };
  const notices: Notice[] = [];
  for (const [name, items, kind] of LISTS) {
    const list = memberOf(memberOf(json.value, name), items);
    if (!Array.isArray(list)) return { status: 'unreadable', reason: `no list of ${name}` };
    notices.push(...list.map((item) => noticeOf(item, kind)));
  }
  return noticeObservations(notices, now);
}

const noticeOf = (item: unknown, kind: NoticeKind): Notice => ({
  kind,
  code: textMember(item, 'airport') ?? '',
  reason: textMember(item, 'reason') ?? '',
  minutes: maxTextLength(textMember(item, 'avgTime'), [textMember(item, 'maxTime'), textMember(item, 'minTime')]),
  end: textMember(item, 'endTime'),
});
