import { useRouter, useRouterState } from '@tanstack/react-router';
import { SessionTimeOut } from '#features/session/session-time-out.screen.tsx';
import { appAddress } from './address.ts';

/** After the end of a session. The start page takes the way back on, in the tab's own history. */
export function SessionTimeOutPage({ isSignedOut }: { isSignedOut: boolean }) {
  const router = useRouter();
  const wayBack = useRouterState({ select: ({ location }) => location.state.wayBack ?? null });
  return (
    <SessionTimeOut
      isSignedOut={isSignedOut}
      hasWayBack={wayBack !== null}
      appAddress={appAddress}
      onBack={() => void router.navigate({ to: '/', state: { wayBack } })}
    />
  );
}
