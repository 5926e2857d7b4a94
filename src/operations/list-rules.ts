import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { ownReply } from './alert-parts.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type RuleParts, shownRule } from './rule-parts.ts';

/** Answers the rules of the caller's account. */
export const listRules =
  ({ rules, setTimer }: RuleParts): HandlerOf<'listRules'> =>
  async (_, { caller }) => {
    const read = await readWithDeadline(rules.list(caller?.accountId ?? ''), setTimer);
    return read.ok ? ownReply({ rules: read.value.map(shownRule) }) : failed(read.failure);
  };
