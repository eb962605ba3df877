import { useApp } from '#page/entry/use-app.ts';
import { appAddress } from '#session/address.ts';
import { ForgotPassword } from './forgot-password.screen.tsx';

/** The page for visitors who forgot their password. */
export default function ForgotPasswordPage() {
  const { passwordResetAddress, supportAddress } = useApp().configuration;
  return (
    <ForgotPassword
      homePath={appAddress}
      resetAddress={passwordResetAddress}
      supportAddress={supportAddress}
    />
  );
}
