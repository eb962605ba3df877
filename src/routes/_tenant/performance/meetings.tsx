import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/meetings')(
  page(
    'reviews.basic',
    ['reviewMeetings', 'reviews', 'records', 'grid', 'common'],
    () => import('#features/reviews/meetings/my-meetings.page.tsx'),
  ),
);
