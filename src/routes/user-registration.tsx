import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const RegistrationPage = lazyScreen(['registration', 'validation', 'common'], () =>
  import('#features/registration/registration.page.tsx').then((module) => module.RegistrationPage),
);

/** Public: the session is opened only since it connects the API. */
export const Route = createFileRoute('/user-registration')({
  staticData: { entry: 'public' },
  beforeLoad: async ({ context: { app } }) => {
    await app.session();
  },
  component: () => <RegistrationPage />,
  loader: RegistrationPage.preload,
});
