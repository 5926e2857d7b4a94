import type { SetTimer } from '../../concurrency/deadline.ts';
import type { HandlerContext } from '../../contract/conventions/handler.ts';

/** A command waits as long as its work takes: it has no other caller to protect. */
export const NO_TIMER: SetTimer = () => () => undefined;

/** A command has no caller and never aborts. */
export const CONTEXT: HandlerContext = {
  caller: undefined,
  requestId: 'cli',
  trace: undefined,
  signal: new AbortController().signal,
  dispatch: () => Promise.reject(new Error('a command dispatches nothing')),
};
