import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/performance/forms/addForm')({
  ...page(
    'forms.basic',
    ['reviewForms', 'reviews', 'records', 'validation', 'common', 'shell'],
    () => import('#features/reviews/forms/review-form-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
