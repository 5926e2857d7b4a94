import type { JsonObject } from '../contract/openapi/json.ts';
import type { CacheHint, McpCatalogue, Tool } from './catalogue.ts';
import { SUPPORTED_VERSIONS } from './protocol.ts';

/** Lists change with a release alone. */
const LIST_CACHE: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** A tool as the list shows it. */
export const shownTool = ({ name, description, inputSchema, outputSchema }: Tool): JsonObject => ({
  name,
  description,
  inputSchema,
  ...(outputSchema === undefined ? {} : { outputSchema }),
  annotations: { readOnlyHint: true },
});

/** The lists of the protocol, by method. */
export const LISTS = {
  'tools/list': ({ tools }: McpCatalogue) => ({ tools: tools.map(shownTool), ...LIST_CACHE }),
  'resources/list': ({ resources }: McpCatalogue) => ({
    resources: resources.map((one) => ({ ...one })),
    ...LIST_CACHE,
  }),
  'resources/templates/list': ({ templates }: McpCatalogue) => ({
    resourceTemplates: templates.map((one) => ({ ...one })),
    ...LIST_CACHE,
  }),
  'prompts/list': ({ prompts }: McpCatalogue) => ({
    prompts: prompts.map(({ name, description, arguments: parameters }) => ({
      name,
      description,
      arguments: parameters.map((one) => ({ ...one })),
    })),
    ...LIST_CACHE,
  }),
} satisfies Readonly<Record<string, (catalogue: McpCatalogue) => JsonObject>>;

/** The answer to `server/discover`. */
export const discovery = ({ capabilities, instructions }: McpCatalogue): JsonObject => ({
  supportedVersions: [...SUPPORTED_VERSIONS],
  capabilities,
  instructions,
  ...LIST_CACHE,
});
