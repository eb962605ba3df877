import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { page, type DeniedProps } from '#page/entry/page-route.ts';

const OwnAssetPage = lazyScreen<DeniedProps>(
  ['myAssets', 'acceptance', 'assetTenant', 'records', 'common', 'shell'],
  () => import('#features/assets/own-asset.page.tsx').then((module) => module.default),
);

// The page itself validates the id in the query.
export const Route = createFileRoute('/_tenant/assetManager/viewAsset')(
  page(
    'assetManager.view',
    ['assets', 'assetView', 'acceptance', 'records', 'common', 'shell'],
    () => import('#features/assets/asset-view.page.tsx'),
    { denied: OwnAssetPage },
  ),
);
