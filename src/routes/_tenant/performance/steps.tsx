import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/steps')(
  page(
    'steps.basic',
    ['reviewSteps', 'reviews', 'records', 'validation', 'common'],
    () => import('#features/reviews/steps/review-steps.page.tsx'),
  ),
);
