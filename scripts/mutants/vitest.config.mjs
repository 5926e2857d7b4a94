import { defineConfig } from 'vitest/config';
import { chosenPart } from './parts.mjs';

/** The judges of the chosen part alone. */
export default defineConfig({
  test: {
    include: chosenPart().tests,
    exclude: ['**/*.process.test.ts'],
    setupFiles: ['scripts/mutants/fixed-seed.mjs'],
    testTimeout: 60_000,
    // One worker for all files of a mutant; each mutant has a new one.
    isolate: false,
  },
});
