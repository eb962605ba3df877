import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const DashboardPage = lazyScreen(['dashboard', 'common'], () =>
  import('#features/dashboard/dashboard.page.tsx').then((module) => module.DashboardPage),
);

export const Route = createFileRoute('/_tenant/dashBoard')({
  staticData: { entry: 'dashboard.basic', screen: DashboardPage },
  component: () => <DashboardPage />,
  loader: DashboardPage.preload,
});
