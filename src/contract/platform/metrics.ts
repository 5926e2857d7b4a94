import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

export const metrics = endpoint({
  operationId: 'GetMetrics',
  method: 'GET',
  path: '/metrics',
  group: 'Platform',
  summary: 'Prometheus metrics of this process',
  description:
    'Needs the operator scope. Every label has a closed set of values; no series holds a text of a caller. The same is served without a credential on the operator port of the loopback address, where one is configured.',
  gate: 'operator',
  input: record('GetMetricsQuery', {}),
  response: Type.String(),
  responseType: 'text/plain; version=0.0.4; charset=utf-8',
});
