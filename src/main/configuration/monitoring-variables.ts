import { isWebAddress, oneOf, SHARE, text, wholeNumber } from './parsers.ts';
import { readHeaders } from './read-headers.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_LEVEL: Variable<LogLevel> = {
  name: 'LOG_LEVEL',
  group: 'Monitoring',
  description: 'Lowest level that is logged. Requests are `info` below status 400, `warn` below 500, else `error`',
  ...oneOf(LOG_LEVELS),
  fallbackText: '`warn`; `info` in production',
  example: 'info',
  secrecy: 'public',
};

/** A read takes about 0.1 ms and its line 0.01; the metrics count every request. */
export const LOG_SAMPLE: DefaultedVariable<number> = {
  name: 'LOG_SAMPLE',
  group: 'Monitoring',
  description: 'Share of the requests with a status below 400 that are logged; errors always are',
  ...SHARE,
  fallback: 0.01,
  secrecy: 'public',
};

export const METRICS_PORT: Variable<number> = {
  name: 'METRICS_PORT',
  group: 'Monitoring',
  description:
    'Serves `/metrics` without a key on this port of 127.0.0.1, and for a worker its probes; PORT serves `/metrics` to operator keys',
  ...wholeNumber(0, 65_535),
  example: '9464',
  secrecy: 'public',
};

export const OTLP_ENDPOINT: Variable<string> = {
  name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  group: 'Monitoring',
  description:
    'OpenTelemetry collector for traces (OTLP over HTTP in JSON; `/v1/traces` is appended); without it tracing is not loaded',
  ...text('an http(s) address without user or query', (value) =>
    isWebAddress(value, ['username', 'password', 'search', 'hash']),
  ),
  example: 'http://127.0.0.1:4318',
  secrecy: 'public',
};

export const OTLP_HEADERS: Variable<Readonly<Record<string, string>>> = {
  name: 'OTEL_EXPORTER_OTLP_HEADERS',
  group: 'Monitoring',
  description: 'Headers for the collector',
  rule: 'name=value, percent-encoded, separated by commas',
  parse: readHeaders,
  example: 'api-key=secret',
  secrecy: 'hidden',
};
