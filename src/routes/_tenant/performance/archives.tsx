import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/archives')({
  ...page(
    'archives.basic',
    ['reviewArchives', 'reviews', 'records', 'grid', 'common'],
    () => import('#features/reviews/archives/review-archive.page.tsx'),
  ),
  validateSearch: listParameters,
});
