import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/script/')({
  ...page(
    'scriptManager.basic',
    ['scripts', 'records', 'grid', 'common'],
    () => import('#features/scripts/script-list.page.tsx'),
    { calls: ['searchScripts'] },
  ),
  validateSearch: listParameters,
});
