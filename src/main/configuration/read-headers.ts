const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\x20-\x7e]*$/;

/** `name=value` with commas between, values percent-encoded (OpenTelemetry: OTEL_EXPORTER_OTLP_HEADERS); undefined for another form. */
export function readHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      return { name: part.slice(0, Math.max(0, at)).trim().toLowerCase(), value: decoded(part.slice(at + 1).trim()) };
    });
  const headers: [string, string][] = [];
  for (const { name, value } of pairs) {
    if (!NAME.test(name) || value === undefined || !VALUE.test(value)) return undefined;
    headers.push([name, value]);
  }
  return Object.fromEntries(headers);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
