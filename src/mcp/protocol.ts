/** The protocol version whose requests carry version and capabilities themselves (no handshake, no session). */
export const MODERN_VERSION = '2026-07-28';

/** Versions that begin with `initialize`; served without a session, the newest first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18'] as const;
export type LegacyVersion = (typeof LEGACY_VERSIONS)[number];

/** Offered to a client that asks for a version this server does not know. */
export const OFFERED_VERSION: LegacyVersion = '2025-11-25';

export const SUPPORTED_VERSIONS: readonly string[] = [MODERN_VERSION, ...LEGACY_VERSIONS];

/** Members of `_meta` that the protocol defines. */
export const META = {
  version: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  subscriptionId: 'io.modelcontextprotocol/subscriptionId',
  logLevel: 'io.modelcontextprotocol/logLevel',
} as const;

/** JSON-RPC error codes: those of JSON-RPC 2.0, then those of the protocol. */
export const RPC_CODES = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  unauthenticated: -32_001,
  headerMismatch: -32_020,
  missingCapability: -32_021,
  unsupportedVersion: -32_022,
} as const;
