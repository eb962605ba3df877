import type { SessionEnd } from '#session/session.ts';

/** The page to go to after a session; the return URL is stored in this tab's history entry. */
export function afterSession(end: SessionEnd) {
  if (end.how === 'loggedOut') return { to: '/' } as const;
  const to = '/sessiontimeout' as const;
  return end.how === 'timedOut'
    ? { to, state: { redirectRoute: end.redirectRoute } }
    : { to, search: { reason: 'loggedOut' as const } };
}
