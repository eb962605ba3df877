import { createFileRoute } from '@tanstack/react-router';
import { appAddress } from '#app/address.ts';
import { lazyScreen } from '#app/lazy-screen.ts';

const RegistrationSuccess = lazyScreen(['registration'], () =>
  import('#features/registration/registration-success.screen.tsx').then(
    (module) => module.RegistrationSuccess,
  ),
);

export const Route = createFileRoute('/user-registration-success')({
  staticData: { entry: 'public' },
  component: () => <RegistrationSuccess signInPath={new URL('login', appAddress).href} />,
  loader: RegistrationSuccess.preload,
});
