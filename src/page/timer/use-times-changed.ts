import { useCallback } from 'react';
import { onTimesChanged, type TimesChanged } from '#session/tabs/time-changes.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { usePage } from '../records/use-page.ts';
import { useSession } from '../entry/use-app.ts';

/** Subscribes to changes of the user's times while the page is shown. */
export function useTimesChanged(listener: (where: TimesChanged) => void): void {
  const { tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const source = useCallback(
    (notify: (where: TimesChanged) => void) =>
      onTimesChanged({ tenantId: tenant.id, subject }, notify),
    [tenant.id, subject],
  );
  useSubscription(source, listener);
}
