import { useCallback } from 'react';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useNotifications } from '../notices/use-notifications.ts';

/**
 * Calls the listener when the hub reports a change of a project that this person has access to, by
 * anyone and in any tab, while the page is shown.
 */
export function useProjectChanges(listener: (projectId: string) => void): void {
  const hub = useNotifications()?.hub;
  const source = useCallback(
    (notify: (projectId: string) => void) => {
      const listening = hub?.on('project.changed', ({ projectId }) => notify(projectId));
      return () => listening?.unsubscribe();
    },
    [hub],
  );
  useSubscription(source, listener);
}
