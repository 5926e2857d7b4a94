import type { AuditEntry, AuditEvent, AuditLog, AuditPage } from '../../src/ports/audit-log.ts';
import { canonicalJson } from '../../src/reference/content-hash.ts';
import { entryHash } from '../../src/stores/audit-chain.ts';
import { CHAIN_START } from '../../src/stores/hash-chain.ts';

/** An audit log in memory; while `isDown` is set nothing can be reached. */
export class MemoryAuditLog implements AuditLog {
  readonly all: AuditEntry[] = [];
  isDown = false;

  async append({ at, actor, action, subject, facts }: AuditEvent) {
    this.#answer();
    const prevHash = this.all.at(-1)?.hash ?? CHAIN_START;
    const linked = { seq: this.all.length + 1, at, actor, action, subject, facts: canonicalJson(facts), prevHash };
    const entry = { ...linked, hash: entryHash(linked) };
    this.all.push(entry);
    return entry;
  }
  async entries({ afterSeq, limit, action }: AuditPage) {
    this.#answer();
    const wanted = this.all.filter(
      (entry) => entry.seq > afterSeq && (action === undefined || entry.action === action),
    );
    return wanted.slice(0, limit);
  }
  async head() {
    this.#answer();
    return this.all.at(-1);
  }
  #answer() {
    if (this.isDown) throw new Error('the store is down');
  }
}
