import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const OrganizationPage = lazyScreen(['organization', 'validation', 'common'], () =>
  import('#features/organization/organization-settings.page.tsx').then(
    (module) => module.OrganizationPage,
  ),
);

export const Route = createFileRoute('/_tenant/organizationSettings')({
  staticData: {
    entry: { right: 'organizationSettings.basic', beforeSettings: true },
    screen: OrganizationPage,
  },
  component: () => <OrganizationPage />,
  loader: OrganizationPage.preload,
});
