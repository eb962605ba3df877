import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

/** Public; the session is opened only because it connects the API. Source: REVW-012. */
export const Route = createFileRoute('/performance/clientReview/$tenantId/$clientAssignmentId')({
  ...page(
    'public',
    ['clientReview', 'reviewAnswers', 'session', 'records', 'validation', 'common'],
    () => import('#features/reviews/client/client-review.page.tsx'),
  ),
  beforeLoad: async ({ context: { app } }) => {
    await app.session();
  },
});
