import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/workflows/$workflowId/editWorkflow')(
  page(
    'workflow.basic',
    ['reviewWorkflows', 'reviews', 'records', 'validation', 'common', 'shell'],
    () => import('#features/reviews/workflows/review-workflow-form.page.tsx'),
  ),
);
