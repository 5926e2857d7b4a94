import type { SessionStore, SignInLink, StoredSession } from '../../src/ports/session-store.ts';

/** Sessions and links in memory, as the store keeps them. */
export function createMemorySessions(): SessionStore {
  const links = new Map<string, SignInLink>();
  const sessions = new Map<string, StoredSession>();
  return {
    async addLink(link) {
      for (const [mac, { publicId }] of links) if (publicId === link.publicId) links.delete(mac);
      links.set(link.secretMac, link);
    },
    async takeLink(mac, now) {
      const link = links.get(mac);
      if (link === undefined || link.expiresAt <= now) return undefined;
      links.delete(mac);
      return link.publicId;
    },
    async addSession(session, before) {
      for (const [mac, { createdAt }] of sessions) if (createdAt < before) sessions.delete(mac);
      sessions.set(session.secretMac, session);
    },
    sessionByMac: async (mac) => sessions.get(mac),
    async noteSessionUse(mac, usedAt, gapMs) {
      const session = sessions.get(mac);
      if (session !== undefined && session.lastUsedAt <= usedAt - gapMs)
        sessions.set(mac, { ...session, lastUsedAt: usedAt });
    },
    async endSession(mac) {
      sessions.delete(mac);
    },
    // Sessions know no account here: those of all.
    sessionsOf: async () => [...sessions.values()].toReversed(),
    async endSessionOf({ sessionId }) {
      const mac = [...sessions.keys()].find((one) => one.startsWith(sessionId));
      if (mac !== undefined) sessions.delete(mac);
      return mac;
    },
  };
}
