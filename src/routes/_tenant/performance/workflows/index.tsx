import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/workflows/')({
  ...page(
    'workflow.basic',
    ['reviewWorkflows', 'reviews', 'records', 'grid', 'common'],
    () => import('#features/reviews/workflows/review-workflow-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
