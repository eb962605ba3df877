import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const ForgotPasswordPage = lazyScreen(['session', 'validation'], () =>
  import('#features/session/forgot-password.page.tsx').then((module) => module.ForgotPasswordPage),
);

export const Route = createFileRoute('/forgotpassword')({
  staticData: { entry: 'public' },
  component: () => <ForgotPasswordPage />,
  loader: ForgotPasswordPage.preload,
});
