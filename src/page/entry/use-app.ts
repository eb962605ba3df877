import { useRouter } from '@tanstack/react-router';
import type { App } from './app.ts';
import type { SessionActor } from '#session/session.ts';

/** The object that lives as long as the app. */
export const useApp = (): App => useRouter().options.context.app;

/** The session of this tab. Behind the guard, it is always open. */
export function useSession(): SessionActor {
  const session = useApp().openedSession();
  if (!session)
    throw new Error(
      'Expected an open session, found none; use `useSession` only on pages behind the guard',
    );
  return session;
}
