import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/cycles/create')(
  page(
    'cycle.add',
    ['reviewCycles', 'reviews', 'records', 'grid', 'validation', 'common'],
    () => import('#features/reviews/cycles/editor/review-cycle-create.page.tsx'),
  ),
);
