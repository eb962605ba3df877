import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetManager/addAsset')(
  page(
    'assetManager.add',
    ['assets', 'assetForms', 'records', 'validation', 'common', 'shell'],
    () => import('#features/assets/asset-add.page.tsx'),
  ),
);
