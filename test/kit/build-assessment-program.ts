import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle-program.ts';

/** The program of the assessment thread. */
export async function buildAssessmentProgram(): Promise<{ readonly url: URL; remove(): void }> {
  const { path, remove } = await bundleProgram({ 'assessment-worker': 'src/main/assessment-worker.ts' });
  return { url: pathToFileURL(path('assessment-worker')), remove };
}
