import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { shortIdParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/role/matrix')({
  ...page(
    'roleManager.basic',
    ['roles', 'privileges', 'records', 'grid', 'common'],
    () => import('#features/roles/role-matrix.page.tsx'),
    { calls: ['getRoles'] },
  ),
  validateSearch: shortIdParameter('right', 'user'),
});
