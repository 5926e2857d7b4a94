/** One answer under load. */
export interface Sample {
  readonly url: string;
  /** Epoch ms; the server received the request no earlier. */
  readonly sentAt: number;
  /** The server's `Date`, epoch ms, whole seconds. */
  readonly servedAt: number;
  readonly status: number;
  readonly etag: string | null;
}

export interface SteadyLoad {
  readonly samples: readonly Sample[];
  /** Ends when the last answer is there. */
  stop(): Promise<void>;
}

/** How often each address is asked, ms. */
const EVERY_MS = 25;

/** Asks every address over and over, each at a steady pace whether or not earlier answers are there. */
export function steadyLoad(urls: readonly string[], headers: Readonly<Record<string, string>>): SteadyLoad {
  const samples: Sample[] = [];
  const running = new Set<Promise<void>>();
  async function ask(url: string): Promise<void> {
    const sentAt = Date.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    const { headers: received, status } = response;
    samples.push({ url, sentAt, servedAt: Date.parse(received.get('Date') ?? ''), status, etag: received.get('ETag') });
  }
  const timer = setInterval(() => {
    for (const url of urls) {
      const one = ask(url).finally(() => running.delete(one));
      running.add(one);
    }
  }, EVERY_MS);
  return {
    samples,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
