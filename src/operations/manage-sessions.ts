import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Sessions } from '../identity/sessions.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface SessionParts {
  readonly sessions: Pick<Sessions, 'of' | 'endOf'>;
  readonly setTimer: SetTimer;
}

export function listSessions({ sessions, setTimer }: SessionParts): HandlerOf<'listSessions'> {
  return async (_, { caller }) => {
    if (caller === undefined) throw new Error('only public endpoints have no caller');
    const read = await readWithDeadline(sessions.of(caller.accountId), setTimer);
    return read.ok ? reply({ sessions: [...read.value] }, NOT_KEPT) : failed(read.failure);
  };
}

/** The session of another account is answered like one that has ended. */
export function endSession({ sessions, setTimer }: SessionParts): HandlerOf<'endSession'> {
  return async ({ sessionId }, { caller }) => {
    if (caller === undefined) throw new Error('only public endpoints have no caller');
    const { accountId, credentialId: actor } = caller;
    const ended = await readWithDeadline(sessions.endOf({ accountId, sessionId, actor }), setTimer);
    if (!ended.ok) return failed(ended.failure);
    return ended.value ? reply({ ended: true }, NOT_KEPT) : failed({ code: 'item_unknown', kind: 'session' });
  };
}
