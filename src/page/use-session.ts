import type { SessionActor } from '#session/session.ts';
import { useApp } from './use-app.ts';

/** The session of this tab. Behind the guard it has been opened. */
export function useSession(): SessionActor {
  const session = useApp().openedSession();
  if (!session) throw new Error('The session has not been opened yet.');
  return session;
}
