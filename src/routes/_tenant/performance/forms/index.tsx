import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/forms/')({
  ...page(
    'forms.basic',
    ['reviewForms', 'reviews', 'records', 'grid', 'common'],
    () => import('#features/reviews/forms/review-form-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
