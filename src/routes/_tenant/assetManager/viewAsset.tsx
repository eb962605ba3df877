import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

// The page itself looks at the id behind the question mark.
export const Route = createFileRoute('/_tenant/assetManager/viewAsset')(
  page(
    'assetManager.view',
    ['assets', 'assetView', 'acceptance', 'records', 'common', 'shell'],
    () => import('#features/assets/asset-view.page.tsx'),
  ),
);
