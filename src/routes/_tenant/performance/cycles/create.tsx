import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/cycles/create')(
  page(
    'cycle.add',
    ['reviewCycles', 'reviews', 'records', 'grid', 'validation', 'common'],
    () => import('#features/reviews/cycles/review-cycle-create.page.tsx'),
  ),
);
