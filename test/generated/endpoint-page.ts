import type { Endpoint } from '../../src/contract/conventions/operation.ts';

/** `docs/endpoints.md`: every endpoint of the contract in the order of the catalogue, with its gate and its summary. */
export function endpointPage(endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'gate' | 'summary'>[]): string {
  const rows = endpoints.map(
    ({ method, path, gate, summary }) => `| \`${method} ${path}\` | ${gate} | ${summary.replaceAll('|', '\\|')} |`,
  );
  return `# Endpoints

Generated from the contract by \`npm run generate\`. Parameters, answers and errors: \`/docs\` on a running server, or \`/openapi.json\`. Credentials, plans and limits: [API](api.md).

| endpoint | gate | summary |
|---|---|---|
${rows.join('\n')}
`;
}
