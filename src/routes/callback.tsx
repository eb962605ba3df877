import { createFileRoute, redirect } from '@tanstack/react-router';
import { appAddress } from '#app/address.ts';
import { forgotPasswordAddress } from '#app/forgot-password-address.ts';
import { lazyScreen } from '#app/lazy-screen.ts';

const SignInFailed = lazyScreen(['session'], () =>
  import('#features/session/sign-in-failed.screen.tsx').then((module) => module.SignInFailed),
);

/** Where the identity provider returns. */
export const Route = createFileRoute('/callback')({
  staticData: { entry: 'public' },
  beforeLoad: async ({ context: { app } }) => {
    const { completeSignIn } = await import('#app/complete-sign-in.ts');
    const next = await completeSignIn(app, location.href);
    if (next !== null) redirect({ href: next, replace: true, throw: true });
  },
  component: Page,
  loader: SignInFailed.preload,
});

function Page() {
  const { app } = Route.useRouteContext();
  return (
    <SignInFailed
      loginPath={new URL('login', appAddress).href}
      forgotPasswordPath={forgotPasswordAddress(app.configuration)}
    />
  );
}
