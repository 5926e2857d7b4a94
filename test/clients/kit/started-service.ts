import { printed, startProgram, stopped, temporaryFolder } from '../../kit/program.ts';
import { copyStartedExercise, exerciseKey, OFFLINE } from '../../kit/started-exercise.ts';

export interface StartedService {
  readonly url: string;
  readonly key: string;
  close(): Promise<void>;
}

/** The program with the exercise, and the key of its first account. The caller closes it. */
export async function startService(): Promise<StartedService> {
  const folder = await temporaryFolder();
  await copyStartedExercise(folder.path);
  const child = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
  const url = /on (http:\/\/\S+)/.exec(await printed(child, /Stop with Ctrl-C/))?.[1] ?? '';
  return {
    url,
    key: await exerciseKey(folder.path),
    async close() {
      await stopped(child);
      await folder.remove();
    },
  };
}
