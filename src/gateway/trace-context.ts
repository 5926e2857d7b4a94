import { randomBytes } from 'node:crypto';
import type { TraceContext } from '../contract/conventions/trace-context.ts';
import type { HeaderLines } from './header-lines.ts';
import { trimWhiteSpace } from './trim-white-space.ts';

/**
 * The trace a request belongs to (W3C Trace Context, level 1); `undefined` when it names none or not in the form asked for:
 * then its request id is all there is. What a later version adds behind the flags is left aside, as the text demands.
 */
export function traceContext(headers: HeaderLines): TraceContext | undefined {
  const lines = headers.all('traceparent');
  const [field] = lines;
  if (field === undefined || lines.length > 1) return undefined;
  const [, version = '', traceId = '', parentId = '', flags = '', rest = ''] = TRACE_PARENT.exec(field) ?? [];
  const isOurs = version === '00' ? rest === '' : version !== '' && version !== 'ff';
  if (!isOurs || /^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  const state = headers.list('tracestate');
  return {
    traceId,
    parentId,
    spanId: newSpanId(),
    isSampled: (Number.parseInt(flags, 16) & 1) === 1,
    ...(state === undefined || !isTraceState(state) ? {} : { state }),
  };
}

const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The same trace, a span further in. */
export const childOf = (trace: TraceContext): TraceContext => ({
  ...trace,
  parentId: trace.spanId,
  spanId: newSpanId(),
});

function newSpanId(): string {
  const id = randomBytes(8).toString('hex');
  return /^0+$/.test(id) ? newSpanId() : id;
}

const MAX_MEMBERS = 32;
const MAX_CHARACTERS = 512;

/** A list of `key=value`; one that is not in the form is not handed on. */
function isTraceState(state: string): boolean {
  const members = state.split(',').map((member) => trimWhiteSpace(member));
  const named = members.filter((member) => member !== '');
  const isFormed = named.every((member) =>
    /^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{1,256}$/.test(member),
  );
  return state.length <= MAX_CHARACTERS && named.length <= MAX_MEMBERS && isFormed;
}
