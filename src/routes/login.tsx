import { createFileRoute, redirect } from '@tanstack/react-router';

/** Starts sign-in, because the gateway requires a signed-in user. */
export const Route = createFileRoute('/login')({
  staticData: { entry: 'public' },
  beforeLoad: () => {
    redirect({ to: '/tenant-gateway', replace: true, throw: true });
  },
});
