import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/reviews/execute/$cycleId/$stepId')(
  page(
    'reviews.basic',
    [
      'reviewExecute',
      'reviewAnswers',
      'reviewMeetings',
      'reviews',
      'records',
      'validation',
      'common',
    ],
    () => import('#features/reviews/execute/review-execute.page.tsx'),
  ),
);
