import type { SessionRecord } from '../store/world/account.ts';

/** In ms. */
const day = 86_400_000;

const devices = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Firefox/145.0', '192.0.2.10', 2, 1],
  ['Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1', '192.0.2.77', 9, 3],
] as const;

/**
 * Some demo people are signed in with two more browsers, last seen one and three days before today,
 * so that there are sessions to sign out.
 */
export const buildSessions = (personId: string, today: string): SessionRecord[] =>
  devices.map(([userAgent, ipAddress, signedIn, lastSeen]) => {
    const ago = (days: number) => new Date(Date.parse(today) - days * day).toISOString();
    return {
      id: `${personId}:demo-${signedIn}`,
      personId,
      userAgent,
      ipAddress,
      signedInOn: ago(signedIn),
      lastSeenOn: ago(lastSeen),
      endedOn: null,
      isSignedOut: false,
    };
  });
