import { createFileRoute, redirect } from '@tanstack/react-router';

/** Starts sign-in: the gateway asks for somebody signed in. */
export const Route = createFileRoute('/login')({
  staticData: { entry: 'public' },
  beforeLoad: () => {
    redirect({ to: '/tenant-gateway', replace: true, throw: true });
  },
});
