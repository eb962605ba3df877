import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/organizationSettings')(
  page(
    { right: 'organizationSettings.basic', beforeSettings: true },
    ['organization', 'validation', 'common'],
    () => import('#features/organization/organization-settings.page.tsx'),
    { reads: ['/{tenantId}/organizationSettings'] },
  ),
);
