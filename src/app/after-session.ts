import type { SessionEnd } from '#session/session.ts';

/** Where the end of a session leads; the way back stays with the entry of this tab's history. */
export function afterSession(end: SessionEnd) {
  if (end.how === 'left') return { to: '/' } as const;
  const to = '/sessiontimeout' as const;
  return end.how === 'expired'
    ? { to, state: { wayBack: end.wayBack } }
    : { to, search: { reason: 'signedOut' as const } };
}
