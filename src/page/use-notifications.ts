import { useCallback, useSyncExternalStore } from 'react';
import { hubName } from '#session/hub-tabs.ts';
import { openNotifications, type Notifications } from './notification-hub.ts';
import { useSharedNotifications } from './shared-notifications.tsx';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/**
 * The hub and the list of notifications, shared by everything that shows them; null at first, until
 * they are open.
 */
export function useNotifications(): Notifications | null {
  const { profile, tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const { employeeId } = profile;
  const shared = useSharedNotifications();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = shared.subscribe(listener);
      const input = { tenantId: tenant.id, subject, employeeId };
      const release = shared.hold(hubName(input), () => openNotifications(input));
      return () => {
        leave();
        release();
      };
    },
    [shared, tenant.id, subject, employeeId],
  );
  return useSyncExternalStore(subscribe, shared.current);
}
