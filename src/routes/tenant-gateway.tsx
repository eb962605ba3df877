import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const GatewayPage = lazyScreen(['session', 'common'], () =>
  import('#app/gateway-page.tsx').then((module) => module.GatewayPage),
);

export const Route = createFileRoute('/tenant-gateway')({
  beforeLoad: async ({ context: { app }, location }) => {
    const { guard } = await import('#app/guard.ts');
    const { verdict } = await guard(app, {
      href: location.href,
      isGateway: true,
      isTenantAgnostic: true,
      privilege: null,
    });
    if (verdict !== 'allowed') redirect({ to: '/', throw: true });
  },
  component: () => <GatewayPage />,
  loader: GatewayPage.preload,
});
