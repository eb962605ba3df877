import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/settings')(
  page(
    'cycle.basic',
    ['reviewSettings', 'reviews', 'records', 'validation', 'common'],
    () => import('#features/reviews/settings/review-settings.page.tsx'),
  ),
);
