import { appAddress } from './address.ts';
import type { Configuration } from './config.ts';

/** Where a forgotten password is dealt with: the identity provider's own page where it is known. */
export const forgotPasswordAddress = ({ passwordResetAddress }: Configuration): string =>
  passwordResetAddress || new URL('forgotpassword', appAddress).href;
