import { useCallback } from 'react';
import { onUnsentElsewhere } from '#session/unsent-store.ts';
import { useHeard } from '#ui/use-heard.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** Hears what another tab has kept of the timer, or sent, as long as the page is shown. */
export function useUnsentElsewhere(hear: () => void): void {
  const { tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const source = useCallback(
    (tell: (told: null) => void) =>
      onUnsentElsewhere({ tenantId: tenant.id, subject }, () => tell(null)),
    [tenant.id, subject],
  );
  useHeard(source, hear);
}
