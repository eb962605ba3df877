import { appAddress } from '#session/address.ts';
import { RegistrationSuccess } from './registration-success.screen.tsx';

/** Shown after an organization has registered. */
export default function RegistrationSuccessPage() {
  return <RegistrationSuccess signInPath={new URL('login', appAddress).href} />;
}
