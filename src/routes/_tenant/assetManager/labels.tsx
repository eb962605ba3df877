import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

// Its parameters are those of the list, or the ids of the assets: the page itself reads them.
export const Route = createFileRoute('/_tenant/assetManager/labels')(
  page(
    'assetManager.basic',
    ['assetLabels', 'assets', 'records', 'common'],
    () => import('#features/asset-labels/asset-labels.page.tsx'),
  ),
);
