import { reply } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';

export function getVersion(parts: { readonly version: Outputs['version'] }): HandlerOf<'version'> {
  const { version, commit, startedAt, modelVersion, scoringVersion, geographyVersion, world } = parts.version;
  const said = { version, commit, startedAt, modelVersion, scoringVersion, geographyVersion, world };
  return async () => reply(said, [['Cache-Control', 'no-cache']]);
}
