import { useCallback, useSyncExternalStore } from 'react';
import { hubName } from '#session/tabs/hub-tabs.ts';
import { openNotifications, type Notifications } from './notification-hub.ts';
import { useSharedNotifications } from './shared-notifications.tsx';
import { useOwner } from '../records/use-owner.ts';
import { usePage } from '../records/use-page.ts';

/**
 * The hub and the list of notifications, shared by everything that shows them; null at first, until
 * they are open.
 */
export function useNotifications(): Notifications | null {
  const { subject, tenantId } = useOwner();
  const { employeeId } = usePage().workspace.profile;
  const shared = useSharedNotifications();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = shared.subscribe(listener);
      const input = { tenantId, subject, employeeId };
      const release = shared.hold(hubName(input), () => openNotifications(input));
      return () => {
        leave();
        release();
      };
    },
    [shared, tenantId, subject, employeeId],
  );
  return useSyncExternalStore(subscribe, shared.current);
}
