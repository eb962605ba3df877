import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { shortIdParameter } from '#page/record-parameters.ts';

export const Route = createFileRoute('/_tenant/role/matrix')({
  ...page(
    'roleManager.basic',
    ['roles', 'privileges', 'records', 'grid', 'common'],
    () => import('#features/roles/role-matrix.page.tsx'),
    { calls: ['getRoles'] },
  ),
  validateSearch: shortIdParameter('right', 'user'),
});
