import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** The reader and writer of workbooks: megabytes of code and tables that most runs never need, loaded by the first that does. */
export const loadWorkbooks = (): typeof import('@e965/xlsx') => load('@e965/xlsx');
