import { expect, vi } from 'vitest';
import { type Sample, steadyLoad } from './open-loop-load.ts';

export interface Change {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Makes the change; until then no answer is one of after it. */
  readonly make: () => Promise<unknown>;
  readonly isAfter: (sample: Sample) => boolean;
}

/** Answers of each address before the change, and of those asked after its first answer of the new state. */
const ENOUGH = 20;
/** Gives up; no verdict: how soon a change is everywhere is tested with the program's own clock (src/identity). */
const PATIENCE = { timeout: 90_000, interval: 50 };

/**
 * Makes a change while every address is asked at a steady pace: each follows it, and what is asked there after the first
 * answer of the new state never gets the old one again.
 * @returns every answer
 */
export async function followChange({ urls, headers, make, isAfter }: Change): Promise<readonly Sample[]> {
  const load = steadyLoad(urls, headers);
  const of = (url: string) => load.samples.filter((sample) => sample.url === url);
  const askedAfter = (url: string) => {
    const first = Math.min(
      ...of(url)
        .filter(isAfter)
        .map(({ answeredTurn }) => answeredTurn),
    );
    return of(url).filter(({ sentTurn }) => sentTurn > first);
  };
  try {
    await vi.waitFor(() => expect(urls.every((url) => of(url).length >= ENOUGH)).toBe(true), PATIENCE);
    expect(load.samples.filter(isAfter)).toEqual([]);
    await make();
    await vi.waitFor(() => expect(urls.every((url) => askedAfter(url).length >= ENOUGH)).toBe(true), PATIENCE);
    await load.stop();
    expect(urls.flatMap(askedAfter).filter((sample) => !isAfter(sample))).toEqual([]);
    return load.samples;
  } finally {
    await load.stop();
  }
}
