import { useCallback, useSyncExternalStore } from 'react';
import {
  currentNotifications,
  holdNotifications,
  onNotifications,
  type Notifications,
} from './notification-hub.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** Hub and list of notifications, shared by all that show them; null for a moment at first. */
export function useNotifications(): Notifications | null {
  const { profile, tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const { employeeId } = profile;
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = onNotifications(listener);
      const release = holdNotifications({ tenantId: tenant.id, subject, employeeId });
      return () => {
        leave();
        release();
      };
    },
    [tenant.id, subject, employeeId],
  );
  return useSyncExternalStore(subscribe, currentNotifications);
}
