import { useApp } from '#page/entry/use-app.ts';
import { appAddress } from '#session/address.ts';
import { forgotPasswordAddress } from '#session/forgot-password-address.ts';
import { SignInFailed } from './sign-in-failed.screen.tsx';

/** The page for a response of the identity provider that was not meant for this tab. */
export default function SignInFailedPage() {
  return (
    <SignInFailed
      loginPath={new URL('login', appAddress).href}
      forgotPasswordPath={forgotPasswordAddress(useApp().configuration)}
    />
  );
}
