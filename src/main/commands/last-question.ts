import { Value } from 'typebox/value';
import { Type } from '../../contract/conventions/schema.ts';
import { UnderstoodQuestion } from '../../contract/intelligence/answer-question.ts';
import { KEPT_MS } from '../../ports/conversation-store.ts';
import { readPrivateFile, writePrivateFile } from '../private-file.ts';
import type { WorldFolder } from '../world-folder.ts';

type Place = Pick<WorldFolder, 'lastQuestion'>;

const LastQuestion = Type.Object({ askedAt: Type.Number(), understood: UnderstoodQuestion });

/**
 * What was understood of the question that this machine asked last in a world; never its words. Undefined where there is none of
 * the last 24 hours, or one of another shape that an earlier program kept.
 * @param now epoch ms
 */
export async function lastQuestion(
  { lastQuestion: path }: Place,
  now: number,
): Promise<UnderstoodQuestion | undefined> {
  const bytes = await readPrivateFile(path);
  const kept: unknown = bytes === undefined ? undefined : parsed(bytes.toString('utf8'));
  return Value.Check(LastQuestion, kept) && now - kept.askedAt < KEPT_MS ? kept.understood : undefined;
}

/** @param now epoch ms */
export const keepQuestion = ({ lastQuestion: path }: Place, understood: UnderstoodQuestion, now: number) =>
  writePrivateFile(path, JSON.stringify({ askedAt: now, understood }));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
