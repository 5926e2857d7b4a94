import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command-error.ts';

/** The text of a file; of standard input for `-`. @throws CommandError */
export async function textOfFile(path: string): Promise<string> {
  try {
    return await (path === '-' ? text(process.stdin) : readFile(path, 'utf8'));
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
