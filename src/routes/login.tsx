import { createFileRoute, redirect } from '@tanstack/react-router';

/** Starts sign-in: the gateway asks for somebody signed in. */
export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    redirect({ to: '/tenant-gateway', replace: true, throw: true });
  },
});
