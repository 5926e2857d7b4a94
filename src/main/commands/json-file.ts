import { readFile } from 'node:fs/promises';
import { CommandError } from '../command-error.ts';

/** The text of a file. @throws CommandError */
export async function textOfFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new CommandError(`cannot read ${path}`);
  }
}

/** @param what names the text in the error @throws CommandError */
export function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${what} is not JSON`);
  }
}
