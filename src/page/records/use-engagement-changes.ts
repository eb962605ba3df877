import { useCallback } from 'react';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useNotifications } from '../notices/use-notifications.ts';

/**
 * Calls the listener with the id of an engagement that anyone has changed, in any tab, while the
 * page is shown.
 */
export function useEngagementChanges(listener: (engagementId: string) => void): void {
  const hub = useNotifications()?.hub;
  const source = useCallback(
    (notify: (engagementId: string) => void) => {
      const listening = hub?.on('engagement.changed', ({ engagementId }) => notify(engagementId));
      return () => listening?.unsubscribe();
    },
    [hub],
  );
  useSubscription(source, listener);
}

/** The same for the template of engagements. */
export function useTemplateChanges(listener: () => void): void {
  const hub = useNotifications()?.hub;
  const source = useCallback(
    (notify: (nothing: null) => void) => {
      const listening = hub?.on('template.changed', () => notify(null));
      return () => listening?.unsubscribe();
    },
    [hub],
  );
  useSubscription(source, listener);
}
