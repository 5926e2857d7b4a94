import type { Clock } from '../../src/ports/clock.ts';
import type { IdempotencyClaim, IdempotencyStore, KeptAnswer } from '../../src/ports/idempotency-store.ts';

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
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async claim({ owner, fingerprint, leaseMs, ...slot }: Parameters<IdempotencyStore['claim']>[0]) {
    if (this.isDown) return { status: 'unavailable' } as const;
    const held = this.#held(slot);
    if (held === undefined) {
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
    this.slots.set(nameOf(claim), { ...held, answer, heldUntil: this.#clock.now() + keepMs });
    return 'done';
  }

  async release(claim: IdempotencyClaim) {
    if (this.isDown) return 'unavailable';
    if (this.#owned(claim) === undefined) return 'lost';
    this.slots.delete(nameOf(claim));
    return 'done';
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
