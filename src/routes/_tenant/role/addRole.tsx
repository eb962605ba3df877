import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { shortIdParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/role/addRole')({
  ...page(
    'roleManager.basic',
    ['roles', 'privileges', 'records', 'validation', 'common', 'shell'],
    () => import('#features/roles/role-form.page.tsx'),
  ),
  validateSearch: shortIdParameter('sourceId'),
});
