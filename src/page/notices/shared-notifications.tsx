import { createContext, use, useState, type ReactNode } from 'react';
import type { Notifications } from './notification-hub.ts';
import { createShared, type Shared } from '../records/shared.ts';

const SharedContext = createContext<Shared<Notifications> | null>(null);

/** Wraps the pages of a tenant, so that everything that shows notifications shares one hub. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shared] = useState(() => createShared<Notifications>());
  return <SharedContext value={shared}>{children}</SharedContext>;
}

export function useSharedNotifications(): Shared<Notifications> {
  const shared = use(SharedContext);
  if (!shared)
    throw new Error(
      "Expected a `NotificationsProvider`, found none; use notifications only on a tenant's pages",
    );
  return shared;
}
