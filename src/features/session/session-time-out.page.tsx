import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router';
import { appAddress } from '#session/address.ts';
import { SessionTimeOut } from './session-time-out.screen.tsx';

const route = getRouteApi('/sessiontimeout');

/**
 * The page after the end of a session. The redirect route goes to the start page in the tab's own
 * history state.
 */
export default function SessionTimeOutPage() {
  const router = useRouter();
  const { reason } = route.useSearch();
  const redirectRoute = useRouterState({
    select: ({ location }) => location.state.redirectRoute ?? null,
  });
  return (
    <SessionTimeOut
      isLoggedOut={reason === 'loggedOut'}
      hasRedirectRoute={redirectRoute !== null}
      appAddress={appAddress}
      onBack={() => void router.navigate({ to: '/', state: { redirectRoute } })}
    />
  );
}
