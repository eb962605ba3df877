import type { Configuration } from './configuration.ts';
import { appAddress } from './address.ts';

/** Where a forgotten password is dealt with: the identity provider's own page where it is known. */
export const forgotPasswordAddress = ({ passwordResetAddress }: Configuration): string =>
  passwordResetAddress || new URL('forgotpassword', appAddress).href;
