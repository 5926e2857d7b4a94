import { counted } from '../../assessment/english.ts';
import type { AuditEntry, AuditHead, AuditLog } from '../../ports/audit-log.ts';
import { verifyChain } from '../../stores/audit-chain.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print, printEach, withServices } from './command.ts';

export const auditList: Command = {
  name: 'audit list',
  usage: '[--json]',
  summary: 'Lists who changed keys, subscriptions and caches, oldest first.',
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    return withServices(config, { named: values, about: 'service' }, async ({ stores }) => {
      for await (const entry of everyEntry(stores.audit)) printEach([entry], values.json, line);
      return 0;
    });
  },
};

export const auditVerify: Command = {
  name: 'audit verify',
  usage: '[--head H] [--json]',
  summary: 'Recomputes the audit chain, names the first mismatching entry and prints the head, to be stored as H.',
  run: async (words, config) => {
    const { values } = parseArguments(words, { head: { type: 'string' }, json: { type: 'boolean' } });
    const noted = values.head === undefined ? undefined : readHead(values.head);
    return withServices(config, { named: values, about: 'service' }, async ({ stores }) => {
      const verdict = await verifyChain(everyEntry(stores.audit), noted);
      if (values.json === true) print(JSON.stringify(verdict));
      else if (verdict.status === 'broken') print(`broken at entry ${verdict.seq}: ${verdict.problem}`);
      else if (verdict.head === undefined) print('intact: no entries yet');
      else
        print(
          `intact: ${counted(verdict.count, 'entry', 'entries')}\nhead ${verdict.head.seq}:${verdict.head.hash}\n${ADVICE}`,
        );
      return verdict.status === 'whole' ? 0 : 1;
    });
  },
};

/** The hashes hold no secret, so the chain alone does not reveal truncation. */
const ADVICE = 'Store the head elsewhere: `audit verify --head` then also detects truncation and rewriting.';

const PAGE_LENGTH = 500;

async function* everyEntry(audit: AuditLog): AsyncGenerator<AuditEntry> {
  for (let afterSeq = 0; ; ) {
    const page = await audit.entries({ afterSeq, limit: PAGE_LENGTH });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    afterSeq = last.seq;
  }
}

function readHead(text: string): AuditHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined || Number(seq) === 0)
    throw new CommandError('--head must be a head printed by audit verify, such as 12:<64 hex digits>');
  return { seq: Number(seq), hash };
}

const line = ({ seq, at, actor, action, subject, facts }: AuditEntry): string =>
  `${seq}  ${new Date(at).toISOString()}  ${actor}  ${action}  ${subject}  ${facts}`;
