import { createFileRoute } from '@tanstack/react-router';
import { appAddress } from '#app/address.ts';
import { lazyScreen } from '#app/lazy-screen.ts';

const SessionTimeOut = lazyScreen(['session'], () =>
  import('#features/session/session-time-out.screen.tsx').then((module) => module.SessionTimeOut),
);

export const Route = createFileRoute('/sessiontimeout')({
  component: () => <SessionTimeOut appAddress={appAddress} />,
  loader: SessionTimeOut.preload,
});
