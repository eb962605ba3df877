import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/forms/')({
  ...page(
    'forms.basic',
    ['reviewForms', 'reviews', 'records', 'grid', 'common'],
    () => import('#features/reviews/forms/review-form-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
