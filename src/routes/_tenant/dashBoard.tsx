import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/dashBoard')(
  page(
    'dashboard.basic',
    ['dashboard', 'common'],
    () => import('#features/dashboard/dashboard.page.tsx'),
    { calls: ['getDashboard'] },
  ),
);
