import { useCallback } from 'react';
import { onUnsentInOtherTab } from '#session/unsent-store.ts';
import { useSubscription } from '#ui/use-subscription.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** Notifies when another tab has stored or sent timer changes, while the page is shown. */
export function useUnsentInOtherTab(listener: () => void): void {
  const { tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const source = useCallback(
    (notify: (received: null) => void) =>
      onUnsentInOtherTab({ tenantId: tenant.id, subject }, () => notify(null)),
    [tenant.id, subject],
  );
  useSubscription(source, listener);
}
