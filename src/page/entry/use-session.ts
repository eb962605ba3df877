import type { SessionActor } from '#session/session.ts';
import { useApp } from './use-app.ts';

/** The session of this tab. Behind the guard, it is always open. */
export function useSession(): SessionActor {
  const session = useApp().openedSession();
  if (!session)
    throw new Error(
      'Expected an open session, found none; use `useSession` only on pages behind the guard',
    );
  return session;
}
