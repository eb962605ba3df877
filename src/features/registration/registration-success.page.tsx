import { appAddress } from '#session/address.ts';
import { RegistrationSuccess } from './registration-success.screen.tsx';

/** After an organisation has registered. */
export const RegistrationSuccessPage = () => (
  <RegistrationSuccess signInPath={new URL('login', appAddress).href} />
);
