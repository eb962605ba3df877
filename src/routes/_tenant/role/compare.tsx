import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { shortIdParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/role/compare')({
  ...page(
    'roleManager.basic',
    ['roles', 'privileges', 'records', 'common'],
    () => import('#features/roles/role-comparison.page.tsx'),
    { calls: ['getRoles'] },
  ),
  validateSearch: shortIdParameter('a', 'b'),
});
