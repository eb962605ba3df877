import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/workflows/')({
  ...page(
    'workflow.basic',
    ['reviewWorkflows', 'reviews', 'records', 'grid', 'common'],
    () => import('#features/reviews/workflows/review-workflow-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
