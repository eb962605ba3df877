import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

interface Search {
  /** Why the session ended; if omitted, it expired. */
  reason?: 'loggedOut' | undefined;
}

export const Route = createFileRoute('/sessiontimeout')({
  ...page('public', ['session'], () => import('#features/session/session-time-out.page.tsx')),
  validateSearch: ({ reason }): Search => ({
    reason: reason === 'loggedOut' ? reason : undefined,
  }),
});
