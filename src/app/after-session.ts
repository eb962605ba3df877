import type { SessionEnd } from '#session/session.ts';

/** Where the end of a session leads; the way back stays with the entry of this tab's history. */
export function afterSession(end: SessionEnd) {
  if (end.how === 'loggedOut') return { to: '/' } as const;
  const to = '/sessiontimeout' as const;
  return end.how === 'timedOut'
    ? { to, state: { redirectRoute: end.redirectRoute } }
    : { to, search: { reason: 'loggedOut' as const } };
}
