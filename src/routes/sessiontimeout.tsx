import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const SessionTimeOutPage = lazyScreen(['session'], () =>
  import('#app/session-time-out-page.tsx').then((module) => module.SessionTimeOutPage),
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
  component: Page,
  loader: SessionTimeOutPage.preload,
});

function Page() {
  const { reason } = Route.useSearch();
  return <SessionTimeOutPage isSignedOut={reason === 'signedOut'} />;
}
