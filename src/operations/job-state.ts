import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import type { ScenarioJob, ScenarioJobs, ScenarioKind } from '../ports/scenario-jobs.ts';
import { jsonBytesReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface JobStateParts {
  readonly scenarioJobs: Pick<ScenarioJobs, 'read'>;
  readonly setTimer: SetTimer;
}

export interface AskedJob {
  readonly kind: ScenarioKind;
  readonly accountId: string;
  readonly jobId: string | undefined;
}

/** How a job stands, with its outcome as it was stored: JSON within JSON, never parsed. */
export async function jobState(
  asked: AskedJob,
  { scenarioJobs, setTimer }: JobStateParts,
): Promise<HandlerResult<never>> {
  const read = await readWithDeadline(scenarioJobs.read(asked), setTimer);
  if (!read.ok) return failed(read.failure);
  const job = read.value;
  if (job === undefined && asked.jobId !== undefined) return failed({ code: 'item_unknown', kind: 'job' });
  return { ok: true, reply: jsonBytesReply(job === undefined ? Buffer.from('{"status":"none"}') : bytesOf(job)) };
}

function bytesOf({ status, jobId, requestedAt, endedAt, failure, result }: ScenarioJob): Uint8Array {
  const text = JSON.stringify({ status, jobId, requestedAt, endedAt, failure });
  if (result === undefined) return Buffer.from(text);
  return Buffer.concat([Buffer.from(`${text.slice(0, -1)},"result":`), result, Buffer.from('}')]);
}
