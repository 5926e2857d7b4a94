import { vi } from 'vitest';
import { runCommand } from '../../cli.ts';
import type { Config } from '../../config.ts';

export interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one command line in this process: what it printed meanwhile. @throws what the command throws */
export const printedBy = (config: Config, words: readonly string[]): Promise<Printed> =>
  watched(() => runCommand(words, config));

/** Like `printedBy`; an error is printed as what it says, with the code of a wrong use. */
export const endOf = (config: Config, words: readonly string[]): Promise<Printed> =>
  watched(() =>
    runCommand(words, config).catch((error: unknown) => {
      process.stderr.write(String(error));
      return 2;
    }),
  );

async function watched(run: () => Promise<number>): Promise<Printed> {
  const output = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((piece) => {
      output[name] += String(piece);
      return true;
    }),
  );
  try {
    const code = await run();
    return { code, ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
