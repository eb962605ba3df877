import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

/** Public; the session is opened only because it connects the API. */
export const Route = createFileRoute('/user-registration')({
  ...page(
    'public',
    ['registration', 'validation', 'common'],
    () => import('#features/registration/registration.page.tsx'),
  ),
  beforeLoad: async ({ context: { app } }) => {
    await app.session();
  },
});
