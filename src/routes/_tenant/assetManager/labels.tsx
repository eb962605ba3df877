import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

// The parameters are those of the list, or the assets' ids; the page itself parses them.
export const Route = createFileRoute('/_tenant/assetManager/labels')(
  page(
    'assetManager.basic',
    ['assetLabels', 'assets', 'records', 'common'],
    () => import('#features/asset-labels/asset-labels.page.tsx'),
  ),
);
