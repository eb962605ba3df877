import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const SignInFailedPage = lazyScreen(['session'], () =>
  import('#features/session/sign-in-failed.page.tsx').then((module) => module.SignInFailedPage),
);

/** Where the identity provider returns. */
export const Route = createFileRoute('/callback')({
  staticData: { entry: 'public' },
  beforeLoad: async ({ context: { app } }) => {
    const { completeSignIn } = await import('#page/complete-sign-in.ts');
    const next = await completeSignIn(app, location.href);
    if (next !== null) redirect({ href: next, replace: true, throw: true });
  },
  component: () => <SignInFailedPage />,
  loader: SignInFailedPage.preload,
});
