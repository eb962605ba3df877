import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const GatewayPage = lazyScreen(['session', 'common'], () =>
  import('#features/session/tenant-gateway.page.tsx').then((module) => module.GatewayPage),
);

export const Route = createFileRoute('/tenant-gateway')({
  staticData: { entry: 'signedIn', screen: GatewayPage },
  component: () => <GatewayPage />,
  loader: GatewayPage.preload,
});
