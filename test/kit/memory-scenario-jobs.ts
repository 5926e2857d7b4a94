export { memoryScenarioJobs } from '../../src/stores/test-kit/memory-scenario-jobs.ts';
