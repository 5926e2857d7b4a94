import type { LeadTokens, LeadTokenUse } from '../ports/lead-tokens.ts';
import type { DestinationTokens } from '../ports/mail-destinations.ts';
import { equalMacs, secretMac } from './secret-mac.ts';

/** 128 bits, half of the MAC, as RFC 2104 §5 allows. */
const MAC_DIGITS = 32;
const TOKEN = /^([0-9a-f]{32})\.([0-9a-z]{1,10})\.([0-9a-f]{32})$/;

/** Tokens are `<address id>.<when the mail was written, base 36>.<HMAC-SHA-256 of use and both>`. */
export function createLeadTokens(pepper: Uint8Array): LeadTokens {
  const macOf = (use: LeadTokenUse, claimed: string): string =>
    secretMac(`lead ${use} ${claimed}`, pepper).slice(0, MAC_DIGITS);
  return {
    create(use, { addressId, writtenAt }) {
      const claimed = `${addressId}.${writtenAt.toString(36)}`;
      return `${claimed}.${macOf(use, claimed)}`;
    },
    read(use, token) {
      const [, addressId = '', written = '', mac = ''] = TOKEN.exec(token) ?? [];
      if (!equalMacs(mac, macOf(use, `${addressId}.${written}`))) return undefined;
      return { addressId, writtenAt: Number.parseInt(written, 36) };
    },
  };
}

const DESTINATION_TOKEN = /^(dst_[0-9A-Za-z]{22})\.([0-9a-f]{32})$/;

/** Tokens are `<destination id>.<HMAC-SHA-256 of use and id>`; until when one confirms is known of the destination. */
export function createDestinationTokens(pepper: Uint8Array): DestinationTokens {
  const macOf = (use: LeadTokenUse, id: string): string =>
    secretMac(`destination ${use} ${id}`, pepper).slice(0, MAC_DIGITS);
  return {
    create: (use, destinationId) => `${destinationId}.${macOf(use, destinationId)}`,
    read(use, token) {
      const [, destinationId = '', mac = ''] = DESTINATION_TOKEN.exec(token) ?? [];
      return equalMacs(mac, macOf(use, destinationId)) ? destinationId : undefined;
    },
  };
}
