import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const SessionTimeOutPage = lazyScreen(['session'], () =>
  import('#features/session/session-time-out.page.tsx').then((module) => module.SessionTimeOutPage),
);

interface Search {
  /** Why the session has ended; without it, it has expired. */
  reason?: 'signedOut' | undefined;
}

export const Route = createFileRoute('/sessiontimeout')({
  staticData: { entry: 'public' },
  validateSearch: ({ reason }): Search => ({
    reason: reason === 'signedOut' ? reason : undefined,
  }),
  component: () => <SessionTimeOutPage />,
  loader: SessionTimeOutPage.preload,
});
