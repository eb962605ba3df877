import { createContext, use, useState, type ReactNode } from 'react';
import type { Notifications } from './notification-hub.ts';
import { createShared, type Shared } from './shared.ts';

const SharedContext = createContext<Shared<Notifications> | null>(null);

/** Around the pages of a tenant: all that show notifications share one hub. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shared] = useState(() => createShared<Notifications>());
  return <SharedContext value={shared}>{children}</SharedContext>;
}

export function useSharedNotifications(): Shared<Notifications> {
  const shared = use(SharedContext);
  if (!shared) throw new Error('There are notifications only on the pages of a tenant.');
  return shared;
}
