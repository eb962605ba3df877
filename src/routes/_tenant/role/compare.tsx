import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { shortIdParameter } from '#page/record-parameters.ts';

export const Route = createFileRoute('/_tenant/role/compare')({
  ...page(
    'roleManager.basic',
    ['roles', 'privileges', 'records', 'common'],
    () => import('#features/roles/role-comparison.page.tsx'),
    { calls: ['getRoles'] },
  ),
  validateSearch: shortIdParameter('a', 'b'),
});
