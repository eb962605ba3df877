import { useEffect, useEffectEvent } from 'react';
import { onTimesChanged, type TimesChanged } from '#session/time-news.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** Hears when the times of the person here have changed, as long as the page is shown. */
export function useTimesChanged(hear: (where: TimesChanged) => void): void {
  const { tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const told = useEffectEvent(hear);
  // Follows the channel of the other tabs.
  useEffect(
    () => onTimesChanged({ tenantId: tenant.id, subject }, (where) => told(where)),
    [tenant.id, subject],
  );
}
