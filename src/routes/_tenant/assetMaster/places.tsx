import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetMaster/places')(
  page(
    'assetMaster.basic',
    ['assetMaster', 'records', 'grid', 'validation', 'common', 'shell'],
    () => import('#features/asset-master/asset-lookups.page.tsx'),
    { reads: ['/{tenantId}/Asset/assetCategories', '/{tenantId}/Asset/assetLocations'] },
  ),
);
