import type { Configuration } from './configuration.ts';
import { appAddress } from './address.ts';

/**
 * The URL for a forgotten password: the identity provider's own page if it is configured, else the
 * app's.
 */
export const forgotPasswordAddress = ({ passwordResetAddress }: Configuration): string =>
  passwordResetAddress || new URL('forgotpassword', appAddress).href;
