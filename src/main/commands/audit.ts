import { counted, shortTime } from '../../assessment/english.ts';
import type { AuditEntry, AuditHead, AuditLog } from '../../ports/audit-log.ts';
import { verifyChain } from '../../stores/audit-chain.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print, printEach, withServices } from './command.ts';
import { plainWords } from './texts/layout.ts';

export const auditList: Command = {
  name: 'audit list',
  usage: '[--json]',
  summary: 'Lists who changed keys, subscriptions and caches, oldest first.',
  examples: ['audit list'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      let count = 0;
      for await (const entry of everyEntry(stores.audit)) {
        printEach([entry], values.json, line);
        count += 1;
      }
      if (count === 0 && values.json !== true) print('No change yet.');
      return 0;
    });
  },
};

export const auditVerify: Command = {
  name: 'audit verify',
  usage: '[--head H] [--json]',
  summary: 'Recomputes the audit chain, names the first mismatching entry and prints the head, to be stored as H.',
  examples: ['audit verify'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { head: { type: 'string' }, json: { type: 'boolean' } });
    const noted = values.head === undefined ? undefined : readHead(values.head);
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      const verdict = await verifyChain(everyEntry(stores.audit), noted);
      if (values.json === true) print(JSON.stringify(verdict));
      else if (verdict.status === 'broken') print(`broken at entry ${verdict.seq}: ${verdict.problem}`);
      else if (verdict.head === undefined) print('intact: no entries yet');
      else
        print(
          `intact: ${counted(verdict.count, 'entry', 'entries')}\nhead ${verdict.head.seq}:${verdict.head.hash}\n${ADVICE}`,
        );
      return verdict.status === 'intact' ? 0 : 1;
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
  `${seq}  ${shortTime(at)}  ${actor}  ${action}  ${subject}${factsText(facts)}`;

/** The facts of an entry as words; as they are where they are not a JSON object. */
function factsText(facts: string): string {
  const texts = Object.entries(objectIn(facts) ?? { facts }).flatMap(([name, value]): string[] =>
    value === null || (Array.isArray(value) && value.length === 0)
      ? []
      : [`${plainWords(name)} ${/At$|Until$/.test(name) && typeof value === 'number' ? shortTime(value) : value}`],
  );
  return texts.length === 0 ? '' : `  (${texts.join(', ')})`;
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
