import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/pages/')({
  ...page(
    'pageManager.basic',
    ['portalPages', 'privileges', 'records', 'grid', 'common'],
    () => import('#features/portal-pages/portal-page-list.page.tsx'),
    { calls: ['searchPages'] },
  ),
  validateSearch: listParameters,
});
