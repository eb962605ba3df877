import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/forms/$formId/')(
  page(
    'forms.basic',
    ['reviewForms', 'reviews', 'records', 'common', 'shell'],
    () => import('#features/reviews/forms/review-form-view.page.tsx'),
  ),
);
