import { useEffect, useSyncExternalStore } from 'react';
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
  useEffect(
    () => holdNotifications({ tenantId: tenant.id, subject, employeeId }),
    [tenant.id, subject, employeeId],
  );
  return useSyncExternalStore(onNotifications, currentNotifications);
}
