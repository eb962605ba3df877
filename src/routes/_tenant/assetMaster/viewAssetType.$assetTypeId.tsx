import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetMaster/viewAssetType/$assetTypeId')(
  page(
    'assetMaster.basic',
    ['assetMaster', 'records', 'validation', 'common', 'shell'],
    () => import('#features/asset-master/asset-type-view.page.tsx'),
  ),
);
