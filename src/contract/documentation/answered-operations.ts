import { CATALOGUE } from '../catalogue.ts';
import type { Operation } from '../conventions/operation.ts';

/** Operations whose answer to their own example is worth showing: those that read. */
export const answeredOperations = (): readonly Operation[] =>
  Object.values<Operation>(CATALOGUE).filter(
    ({ operationId, method, isLive }) =>
      isLive !== true && (method === 'GET' ? !NOT_SHOWN.has(operationId) : READ_BY_POST.has(operationId)),
  );

/** The first is of megabytes; the examples of the others name a job or a snapshot that no other server has. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'GetAssessmentInputs',
  'GetScenarioStatus',
  'GetSimulationOutcome',
  'GetSnapshotReceipt',
]);

const READ_BY_POST: ReadonlySet<string> = new Set([
  'AnswerQuestion',
  'DeductSituation',
  'ExecuteBatch',
  'GetHumanitarianSummaryBatch',
  'GetSimilarEvents',
  'SearchIntelHistory',
  'SimulateRegionalSnapshot',
]);
