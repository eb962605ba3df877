import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const RegistrationSuccessPage = lazyScreen(['registration'], () =>
  import('#features/registration/registration-success.page.tsx').then(
    (module) => module.RegistrationSuccessPage,
  ),
);

export const Route = createFileRoute('/user-registration-success')({
  staticData: { entry: 'public' },
  component: () => <RegistrationSuccessPage />,
  loader: RegistrationSuccessPage.preload,
});
