import { useRouter, useRouterState } from '@tanstack/react-router';
import { appAddress } from '#session/address.ts';
import { useSignInFailed } from '#page/entry/use-sign-in-failed.ts';
import { forgotPasswordAddress } from '#session/forgot-password-address.ts';
import { isSignedInHere, saveRedirectRoute } from '#session/redirect-route.ts';
import { tenantOfTab } from '#session/selected-tenant.ts';
import { AppLanding } from './app-landing.screen.tsx';

/** The start page. It loads first, so it sends no requests. */
export default function LandingPage() {
  const router = useRouter();
  const { app } = router.options.context;
  const redirectRoute = useRouterState({ select: ({ location }) => location.state.redirectRoute });
  const tenantName = isSignedInHere() ? (tenantOfTab()?.name ?? null) : null;
  return (
    <AppLanding
      tenantName={tenantName}
      hasSignInFailed={useSignInFailed(app)}
      registrationPath={new URL('user-registration', appAddress).href}
      onRegister={() => void router.navigate({ to: '/user-registration' })}
      forgotPasswordPath={forgotPasswordAddress(app.configuration)}
      onSignIn={() => {
        // After a failed sign-in, the originally requested address is still stored.
        if (!app.hasSignInFailed()) saveRedirectRoute(redirectRoute ?? { href: '/' });
        void router.navigate({ to: '/tenant-gateway' });
      }}
      onContinue={() => void router.navigate({ to: '/dashBoard' })}
    />
  );
}
