import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/organizationSettings_/permea')(
  page(
    'permeaSettings.basic',
    ['providerKeys', 'records', 'validation', 'common'],
    () => import('#features/provider-keys/permea-settings.page.tsx'),
    { calls: ['getPermeaSettings'] },
  ),
);
