import type { TwoFactorRecord } from '../store/world/account.ts';

/** One day in ms. */
const day = 86_400_000;

/**
 * Leo has two-factor authentication, with a published key that anyone can add to an authenticator
 * app, and three recovery codes left: LEOS-DEMO-CODE-0001 to LEOS-DEMO-CODE-0003.
 */
export const twoFactorOfLeo = (today: string): TwoFactorRecord => ({
  id: 'leo',
  secret: 'JBSWY3DPEHPK3PXP',
  madeOn: new Date(Date.parse(today) - 60 * day).toISOString(),
  enabledOn: new Date(Date.parse(today) - 60 * day).toISOString(),
  lastStep: 0,
  verifiedOn: null,
  recoveryHashes: [
    '0be7c6456a292ed5a6f0ea1caa4694ca7f2bdc849f015c5647ba1734443fe95d',
    'd7f23ff411c3f1c8195fe1bf98111c6b42a6c93c98f957f6d80905e90ecdd01b',
    'ed3d28d433a3eb418b645d4b548b478e866b70bc745c1deb867ef13f8d1962e3',
  ],
});
