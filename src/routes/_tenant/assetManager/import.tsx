import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetManager/import')(
  page(
    'assetManager.add',
    ['assetImport', 'assets', 'records', 'common'],
    () => import('#features/asset-import/asset-import.page.tsx'),
  ),
);
