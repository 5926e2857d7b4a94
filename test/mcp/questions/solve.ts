/** What a client knows of a tool. */
interface ListedTool {
  readonly name: string;
  readonly description: string;
}

type Call = (name: string, input: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>;

/** One way of asking, and the tool whose description promises the answer. */
interface Way {
  readonly pattern: RegExp;
  readonly promise: RegExp;
  readonly solve: (
    groups: Readonly<Record<string, string>>,
    call: (input: object) => Promise<unknown>,
  ) => Promise<string>;
}

const AS_OF = '^As of (?<at>\\S+Z), ';
const two = (value: unknown): string => Number(value).toFixed(2);
const list = (value: unknown): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value : []);

const WAYS: readonly Way[] = [
  {
    pattern: new RegExp(`${AS_OF}which region has the highest (?<axis>\\w+)\\?$`),
    promise: /^All regions/,
    solve: async ({ at, axis = '' }, call) => {
      const regions = list(Object(await call({ at })).regions);
      const most = Math.max(...regions.map((one) => Number(Object(one.axes)[axis])));
      return `${
        regions
          .filter((one) => Object(one.axes)[axis] === most)
          .map((one) => String(one.region))
          .sort()[0]
      }`;
    },
  },
  {
    pattern: new RegExp(`${AS_OF}what is the regime of (?<region>[\\w-]+)\\?$`),
    promise: /^One region/,
    solve: async ({ at, region }, call) => String(Object(Object(await call({ at, region })).situation).regime),
  },
  {
    pattern: /^From (?<since>\S+Z) to (?<at>\S+Z), by how much did (?<axis>\w+) of (?<region>[\w-]+) change\?$/,
    promise: /^Differences/,
    solve: async ({ since, at, axis, region }, call) => {
      const changes = list(Object(await call({ since, at, region })).changes);
      const found = changes.find((one) => one.name === `balance.${axis}`);
      return two(found?.change ?? 0);
    },
  },
  {
    pattern: new RegExp(`${AS_OF}what is the explained value of (?<number>\\w+) of (?<region>[\\w-]+)\\?$`),
    promise: /^Terms and evidence of one number/,
    solve: async (given, call) => two(Object(await call(given)).value),
  },
  {
    pattern: new RegExp(`${AS_OF}how many items of evidence of type (?<type>\\w+) has (?<region>[\\w-]+)\\?$`),
    promise: /^Evidence of one region/,
    solve: async (given, call) => {
      const first = Object(await call({ ...given, limit: 50 }));
      if (first.nextCursor === undefined) return String(list(first.items).length);
      const next = Object(await call({ ...given, limit: 50, cursor: first.nextCursor }));
      return String(list(first.items).length + list(next.items).length);
    },
  },
  {
    pattern: new RegExp(`${AS_OF}how many (?<status>\\w+) forecasts of (?<region>[\\w-]+) are sealed\\?$`),
    promise: /^Sealed lane probabilities/,
    solve: async (given, call) => String(list(Object(await call({ ...given, limit: 50 })).forecasts).length),
  },
  {
    pattern: new RegExp(`${AS_OF}how many forecasts at (?<horizon>\\w+) were scored\\?$`),
    promise: /^Scores of past forecasts/,
    solve: async (given, call) => {
      const scores = list(Object(await call(given)).scores);
      return String(scores.find((one) => one.region === undefined)?.n ?? 0);
    },
  },
  {
    pattern: new RegExp(
      `${AS_OF}would (?<region>\\w+) still be assessed, .* with 0 transits of the Strait of Hormuz\\?$`,
    ),
    promise: /hypothetical/,
    solve: async (given, call) => {
      const observations = [{ metric: 'transits_total', subject: 'chokepoint:hormuz_strait', value: 0 }];
      return String(Object(await call({ ...given, observations })).simulated);
    },
  },
  {
    pattern: new RegExp(`${AS_OF}asked in words: (?<question>.+)$`),
    promise: /^Answers a question/,
    solve: async (given, call) => {
      const answer = String(Object(await call(given)).answer);
      return /\b\d\.\d\d\b/.exec(answer)?.[0] ?? answer;
    },
  },
  {
    pattern: new RegExp(`${AS_OF}is it supported: "(?<claim>.+)"\\?$`),
    promise: /supports or contradicts/,
    solve: async (given, call) => {
      const { region: _, ...asked } = given;
      return String(Object(await call(asked)).verdict);
    },
  },
];

/** Answers a question from its words and the list of tools alone. @returns the answer and how many calls it took */
export async function solve(question: string, tools: readonly ListedTool[], call: Call) {
  for (const { pattern, promise, solve: answer } of WAYS) {
    const groups = pattern.exec(question)?.groups;
    const tool = tools.find(({ description }) => promise.test(description));
    if (groups === undefined || tool === undefined) continue;
    let calls = 0;
    const found = await answer({ ...groups }, (input) => {
      calls += 1;
      return call(tool.name, Object.fromEntries(Object.entries(input)));
    });
    return { found, calls };
  }
  return { found: 'no way to ask', calls: 0 };
}
