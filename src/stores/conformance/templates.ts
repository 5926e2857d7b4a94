import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Destination, DestinationRequest, DestinationStore } from '../../ports/deliveries.ts';

interface TemplatesUnderTest {
  readonly store: () => DestinationStore;
  /** The same store in other processes. */
  readonly others: (count: number) => Promise<readonly DestinationStore[]>;
}

const NOW = Date.UTC(2026, 10, 28);
const ORIGIN = 'https://hooks.example.com';

let made = 0;
const destination = (members: Partial<Destination> = {}): Destination => {
  made += 1;
  const accountId = `templates ${made}`;
  return { destinationId: `dst_template_${made}`, accountId, url: ORIGIN, createdAt: NOW + made, ...members };
};
const facts = fc.record(
  {
    preset: fc.constantFrom('slack' as const, 'matrix' as const),
    method: fc.constantFrom('POST' as const, 'PUT' as const),
    headerNames: fc.array(fc.constantFrom('X-A', 'Authorization', 'Title')),
  },
  { requiredKeys: ['method', 'headerNames'] },
);
const sealings = fc.uint8Array({ maxLength: 40 });

/** The guarantees of every store of destinations for those that send by a template, that of the gateway tests included. */
export function describeTemplates({ store, others }: TemplatesUnderTest): void {
  const listed = async ({ accountId, destinationId }: Destination) =>
    (await store().list(accountId)).find((one) => one.destinationId === destinationId);
  /** What a change is given of it. */
  async function heldOf(key: Destination): Promise<DestinationRequest | undefined> {
    let seen: DestinationRequest | undefined;
    await store().change(key, {
      request(held) {
        seen = { ...held, sealed: new Uint8Array(held.sealed) };
        return held;
      },
    });
    return seen;
  }
  const shown = (held: DestinationRequest | undefined) => [held?.url, held?.template, [...(held?.sealed ?? [])]];

  describe('templates', () => {
    it('are kept as they were added and changed last, and listed without what is sealed', async () => {
      const changes = fc.array(fc.record({ template: facts, sealed: sealings, isRefused: fc.boolean() }), {
        maxLength: 4,
      });
      await fc.assert(
        fc.asyncProperty(facts, sealings, changes, async (template, sealed, steps) => {
          const one = destination({ template });
          expect(await store().add(one, sealed, 9)).toBe('added');
          let expected: DestinationRequest = { url: one.url, template, sealed };
          for (const { isRefused, ...step } of steps) {
            const next = { url: `${ORIGIN}:8443`, ...step };
            const changed = await store().change(one, {
              request: () => (isRefused ? undefined : next),
              isEnabled: false,
            });
            if (!isRefused) expected = next;
            expect(changed === 'refused').toBe(isRefused);
            expect(shown(await heldOf(one))).toEqual(shown(expected));
          }
          const { url, template: kept } = expected;
          const isPaused = steps.some(({ isRefused }) => !isRefused);
          const disabled = isPaused ? { disabledReason: 'paused' } : {};
          expect(await listed(one)).toEqual({ ...one, url, template: kept, ...disabled });
        }),
        { numRuns: 20 },
      );
    });

    it('are changed one change after another, and by their account alone', async () => {
      const template = { method: 'POST', headerNames: [] } as const;
      const one = destination({ template });
      await store().add(one, Uint8Array.of(0), 9);
      const count = 6;
      await Promise.all(
        (await others(count)).map((other) =>
          other.change(one, {
            request: ({ sealed, ...rest }) => ({ ...rest, sealed: Uint8Array.of((sealed[0] ?? 0) + 1) }),
          }),
        ),
      );
      expect([...((await heldOf(one))?.sealed ?? [])]).toEqual([count]);
      expect(await heldOf({ ...one, accountId: 'another' })).toBeUndefined();
      expect(await heldOf({ ...one, destinationId: 'dst_none' })).toBeUndefined();
    });

    it('have no secret that is rotated; a webhook keeps its own when its URL changes', async () => {
      const rotation = { sealed: Uint8Array.of(2), now: NOW, overlapUntil: NOW };
      const template = destination({ template: { method: 'PUT', headerNames: [] } });
      const webhook = destination();
      for (const one of [template, webhook]) await store().add(one, Uint8Array.of(1), 9);
      expect(await store().rotate(template, rotation)).toBe(false);
      expect([...((await heldOf(template))?.sealed ?? [])]).toEqual([1]);
      const url = 'https://b.example/';
      const request = (held: DestinationRequest) => ({ ...held, url });
      expect(await store().change(webhook, { request })).toEqual({ ...webhook, url });
      expect(shown(await heldOf(webhook))).toEqual([url, undefined, [1]]);
      expect(await store().rotate(webhook, rotation)).toBe(true);
    });
  });
}
