import { createHmac } from 'node:crypto';
import { barographCatalogue } from '../mcp/barograph-catalogue.ts';
import { createDispatcher } from '../mcp/create-dispatcher.ts';
import type { HandlerParts } from '../operations/create-handlers.ts';
import type { WorldName } from '../ports/world.ts';
import type { Config } from './config.ts';
import { VERSION } from './version.ts';

interface Opening {
  readonly world: WorldName;
  /** Of the world: the same in every process of a store. */
  readonly pepper: Uint8Array;
}

/** The agent protocol of a world: its dispatcher, and where its tokens come from. */
export function openMcp(
  { publicUrl, identityProvider }: Pick<Config, 'publicUrl' | 'identityProvider'>,
  { world, pepper }: Opening,
): Pick<HandlerParts, 'mcp' | 'protectedResource' | 'resourceMetadataUrl'> {
  const catalogue = barographCatalogue({ version: VERSION, world, publicUrl: publicUrl ?? '' });
  const secret = createHmac('sha256', pepper).update('mcp request state').digest();
  const mcp: HandlerParts['mcp'] = (ask, caller) => createDispatcher(catalogue, ask, { ...caller, secret });
  if (publicUrl === undefined || identityProvider === undefined) return { mcp };
  return {
    mcp,
    protectedResource: { publicUrl, issuer: identityProvider.issuer },
    resourceMetadataUrl: new URL('/.well-known/oauth-protected-resource/mcp', publicUrl).href,
  };
}
