import { readFile } from 'node:fs/promises';
import { CommandError } from '../command-error.ts';

/** What a file of the caller holds. @throws CommandError */
export async function textOfFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new CommandError(`${path} cannot be read`);
  }
}

/** @param what is named where the text is not JSON @throws CommandError */
export function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${what} is not JSON`);
  }
}
