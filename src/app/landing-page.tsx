import { useRouter } from '@tanstack/react-router';
import { AppLanding } from '#features/session/app-landing.screen.tsx';
import { appAddress } from './address.ts';
import { isSignedInHere, saveTarget } from './remembered.ts';
import { tenantOfTab } from './tenant-of-tab.ts';

/** The start page. It is the first thing loaded, so it asks for nothing but itself. */
export function LandingPage() {
  const router = useRouter();
  const { app } = router.options.context;
  const tenantName = isSignedInHere() ? (tenantOfTab()?.name ?? null) : null;
  return (
    <AppLanding
      tenantName={tenantName}
      hasSignInFailed={app.hasSignInFailed()}
      registrationPath={new URL('user-registration', appAddress).href}
      onRegister={() => void router.navigate({ to: '/user-registration' })}
      onSignIn={() => {
        saveTarget('/');
        void router.navigate({ to: '/tenant-gateway' });
      }}
      onContinue={() => void router.navigate({ to: '/dashBoard' })}
    />
  );
}
