import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/workflows/$workflowId/')(
  page(
    'workflow.basic',
    ['reviewWorkflows', 'reviews', 'records', 'common', 'shell'],
    () => import('#features/reviews/workflows/review-workflow-view.page.tsx'),
  ),
);
