import { useCallback } from 'react';
import { onUnsentInOtherTab } from '#session/storage/work/unsent-store.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useOwner } from '../records/use-owner.ts';

/** Notifies when another tab has stored or sent timer changes, while the page is shown. */
export function useUnsentInOtherTab(listener: () => void): void {
  const { subject, tenantId } = useOwner();
  const source = useCallback(
    (notify: (received: null) => void) =>
      onUnsentInOtherTab({ tenantId, subject }, () => notify(null)),
    [tenantId, subject],
  );
  useSubscription(source, listener);
}
