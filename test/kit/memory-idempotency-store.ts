import { gzipSync } from 'node:zlib';
import type { Clock } from '../../src/ports/clock.ts';
import type { IdempotencyClaim, IdempotencyStore, KeptAnswer } from '../../src/ports/idempotency-store.ts';
import { endOfHour, fullForMs, STORAGE_LIMIT, type StorageLimit, splitAnswer } from '../../src/stores/stored-answer.ts';

interface Slot {
  readonly owner: string;
  readonly fingerprint: string;
  readonly heldUntil: number;
  readonly answer?: KeptAnswer;
}

/** Slots in a Map; passes the suite of the stores. `isDown` makes every call say so. */
export class MemoryIdempotencyStore implements IdempotencyStore {
  readonly slots = new Map<string, Slot>();
  isDown = false;
  /** Compressed sizes of what each hour stores, by hash, by `untilAt`, by scope. */
  readonly #sizes = new Map<string, Map<number, Map<string, number>>>();
  readonly #clock: Clock;
  limit: StorageLimit;

  constructor(clock: Clock, limit = STORAGE_LIMIT) {
    this.#clock = clock;
    this.limit = limit;
  }

  async claim({ owner, fingerprint, leaseMs, ...slot }: Parameters<IdempotencyStore['claim']>[0]) {
    if (this.isDown) return { status: 'unavailable' } as const;
    const held = this.#held(slot);
    if (held === undefined) {
      const retryAfterMs = this.#fullForMs(slot.scope);
      if (retryAfterMs !== undefined) return { status: 'full', retryAfterMs } as const;
      this.slots.set(nameOf(slot), { owner, fingerprint, heldUntil: this.#clock.now() + leaseMs });
      return { status: 'claimed' } as const;
    }
    if (held.fingerprint !== fingerprint) return { status: 'reused' } as const;
    return held.answer === undefined
      ? ({ status: 'running' } as const)
      : ({ status: 'kept', answer: held.answer } as const);
  }

  async renew({ leaseMs, ...claim }: Parameters<IdempotencyStore['renew']>[0]) {
    if (this.isDown) return 'unavailable';
    const held = this.#owned(claim);
    if (held === undefined) return 'lost';
    this.slots.set(nameOf(claim), { ...held, heldUntil: this.#clock.now() + leaseMs });
    return 'done';
  }

  async keep({ answer, keepMs, ...claim }: Parameters<IdempotencyStore['keep']>[0]) {
    if (this.isDown) return 'unavailable';
    const held = this.#owned(claim);
    if (held === undefined) return 'lost';
    const { pieces, ...rest } = answer;
    const heldUntil = this.#clock.now() + keepMs;
    this.slots.set(nameOf(claim), { ...held, answer: { ...rest, body: Buffer.concat(pieces) }, heldUntil });
    this.#count(claim, pieces, endOfHour(heldUntil));
    return 'done';
  }

  async release(claim: IdempotencyClaim) {
    if (this.isDown) return 'unavailable';
    if (this.#owned(claim) === undefined) return 'lost';
    this.slots.delete(nameOf(claim));
    return 'done';
  }

  #count({ scope, key }: IdempotencyClaim, pieces: readonly Uint8Array[], untilAt: number): void {
    const hours = this.#sizes.get(scope) ?? new Map<number, Map<string, number>>();
    const sizes = hours.get(untilAt) ?? new Map<string, number>();
    const { rest, parts } = splitAnswer(pieces);
    sizes.set(`key ${key}`, gzipSync(rest, { level: 1 }).length);
    for (const [hash, part] of parts) if (!sizes.has(hash)) sizes.set(hash, gzipSync(part, { level: 1 }).length);
    this.#sizes.set(scope, hours.set(untilAt, sizes));
  }

  #fullForMs(scope: string): number | undefined {
    const now = this.#clock.now();
    const stored = [...(this.#sizes.get(scope) ?? [])]
      .filter(([untilAt]) => untilAt > now)
      .map(([untilAt, sizes]) => ({ untilAt, storedBytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }));
    const prefix = nameOf({ scope, key: '' }).slice(0, -3);
    const running = [...this.slots].filter(
      ([name, slot]) => name.startsWith(prefix) && slot.answer === undefined && slot.heldUntil > now,
    );
    return fullForMs({ now, stored, runningCount: running.length }, this.limit);
  }

  #held(slot: { readonly scope: string; readonly key: string }): Slot | undefined {
    const found = this.slots.get(nameOf(slot));
    return found !== undefined && found.heldUntil > this.#clock.now() ? found : undefined;
  }

  #owned(claim: IdempotencyClaim): Slot | undefined {
    const held = this.#held(claim);
    return held?.owner === claim.owner && held.answer === undefined ? held : undefined;
  }
}

const nameOf = ({ scope, key }: { readonly scope: string; readonly key: string }) => JSON.stringify([scope, key]);
