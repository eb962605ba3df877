import { useRouter, useRouterState } from '@tanstack/react-router';
import { AppLanding } from '#features/session/app-landing.screen.tsx';
import { appAddress } from './address.ts';
import { forgotPasswordAddress } from './forgot-password-address.ts';
import { isSignedInHere, saveTarget } from './remembered.ts';
import { tenantOfTab } from './tenant-of-tab.ts';

/** The start page. It is the first thing loaded, so it asks for nothing but itself. */
export function LandingPage() {
  const router = useRouter();
  const { app } = router.options.context;
  const wayBack = useRouterState({ select: ({ location }) => location.state.wayBack });
  const tenantName = isSignedInHere() ? (tenantOfTab()?.name ?? null) : null;
  return (
    <AppLanding
      tenantName={tenantName}
      hasSignInFailed={app.hasSignInFailed()}
      registrationPath={new URL('user-registration', appAddress).href}
      onRegister={() => void router.navigate({ to: '/user-registration' })}
      forgotPasswordPath={forgotPasswordAddress(app.configuration)}
      onSignIn={() => {
        // After a failed try the address that asked for it is still kept.
        if (!app.hasSignInFailed()) saveTarget(wayBack ?? { href: '/' });
        void router.navigate({ to: '/tenant-gateway' });
      }}
      onContinue={() => void router.navigate({ to: '/dashBoard' })}
    />
  );
}
