import { createFileRoute } from '@tanstack/react-router';
import { appAddress } from '#app/address.ts';
import { lazyScreen } from '#app/lazy-screen.ts';

const ForgotPassword = lazyScreen(['session', 'validation'], () =>
  import('#features/session/forgot-password.screen.tsx').then((module) => module.ForgotPassword),
);

export const Route = createFileRoute('/forgotpassword')({
  staticData: { entry: 'public' },
  component: Page,
  loader: ForgotPassword.preload,
});

function Page() {
  const { passwordResetAddress, supportAddress } = Route.useRouteContext().app.configuration;
  return (
    <ForgotPassword
      homePath={appAddress}
      resetAddress={passwordResetAddress}
      supportAddress={supportAddress}
    />
  );
}
