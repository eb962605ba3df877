import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/tagReport')({
  ...page(
    'tagReport.basic',
    ['tagReport', 'analytics', 'records', 'grid', 'common'],
    () => import('#features/tag-report/tag-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
