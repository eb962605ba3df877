import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/performance/workflows/addWorkflow')({
  ...page(
    'workflow.basic',
    ['reviewWorkflows', 'reviews', 'records', 'validation', 'common', 'shell'],
    () => import('#features/reviews/workflows/review-workflow-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
