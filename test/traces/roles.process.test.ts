import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attribute, type Collector, type ReceivedSpan, startCollector } from '../kit/collector.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { createInstallation, type Installation, startRole } from '../kit/roles.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

describe.skipIf(!(await isPostgresThere()))('processes of each role with a collector of traces', () => {
  let collector: Collector;
  let installation: Installation;

  beforeAll(async () => {
    [collector, installation] = [await startCollector(), await createInstallation()];
  });
  afterAll(async () => {
    await installation.remove();
    await collector.close();
  });

  const environment = () => ({ ...installation.environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const expectSpan = (isIt: (span: ReceivedSpan) => boolean) =>
    vi.waitFor(() => expect(collector.spans().some(isIt)).toBe(true), PATIENCE);

  it('get the assessments of a worker and the requests of a server', async () => {
    const worker = await startRole('worker', installation.folder('worker'), environment());
    await expectSpan((span) => attribute(span, 'barograph.region') === 'mena');
    worker.child.kill();
    await worker.ended();
    const server = await startRole('serve', installation.folder('server'), environment());
    await (await fetch(`${server.url}/readyz`)).arrayBuffer();
    await expectSpan((span) => span.name === 'GET /readyz');
    server.child.kill();
    await server.ended();
  });
});
