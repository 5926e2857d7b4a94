/** One answer under load. Turns count what this process sent and received, in order: verdicts need no clock. */
export interface Sample {
  readonly url: string;
  /** The server received the request after every answer of an earlier turn. */
  readonly sentTurn: number;
  readonly answeredTurn: number;
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
  let turn = 0;
  async function ask(url: string): Promise<void> {
    turn += 1;
    const sentTurn = turn;
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    turn += 1;
    samples.push({
      url,
      sentTurn,
      answeredTurn: turn,
      status: response.status,
      etag: response.headers.get('ETag'),
    });
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
