import { createFileRoute, redirect } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

/** The redirect URI of the identity provider. */
export const Route = createFileRoute('/callback')({
  ...page('public', ['session'], () => import('#features/session/sign-in-failed.page.tsx')),
  beforeLoad: async ({ context: { app } }) => {
    const { completeSignIn } = await import('#page/entry/complete-sign-in.ts');
    const next = await completeSignIn(app, location.href);
    if (next !== null) redirect({ href: next, replace: true, throw: true });
  },
});
