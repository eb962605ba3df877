import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { matchesPassword } from '../../identity/password.ts';
import type { TwoFactorRecord } from '../../store/world/account.ts';
import { hashOfCode, newRecoveryCodes } from '../../common/profile/recovery-codes.ts';
import { admit, count, isPasswordUnchanged } from '../../common/profile/tries.ts';
import { isStarted, isOn, mayFetchCodes, getStatus } from './two-factor-status.ts';

type Names =
  | 'getTwoFactorStatus'
  | 'getTwoFactorConfig'
  | 'verifyTwoFactor'
  | 'getRecoveryCodes'
  | 'renewRecoveryCodes'
  | 'disableTwoFactor';

/** Two-factor authentication of the user's account. Source: PROF-050, PROF-051. */
export const twoFactor: Pick<Handlers<'profile'>, Names> = {
  getTwoFactorStatus: async ({ person, user, platform }) =>
    ok({ twoFactorAuthStatus: getStatus(await platform.get('twoFactor', person.id), user) }),

  getTwoFactorConfig: {
    before: async () => {
      const { newSecret, createQrCode } = await import('./authenticator.ts');
      return async ({ person: { id, email }, platform, clock }) => {
        const stored = await platform.get('twoFactor', id);
        if (isOn(stored)) throw reject(409, 'twoFactorIsOn');
        const record = isStarted(stored, clock.now())
          ? stored
          : createPending(id, newSecret(), clock.now());
        await platform.put('twoFactor', record);
        const securityKey = record.secret;
        return ok({
          twoFactorAuthConfig: { qrCode: createQrCode(securityKey, email), email, securityKey },
          successMessages: [message('scanCode')],
        });
      };
    },
  },

  verifyTwoFactor: {
    before: async (early) => {
      const { takeShown } = await import('./shown.ts');
      const check = await takeShown(early);
      return async (call) => {
        const { platform, person, user, clock } = call;
        const now = clock.now();
        const record = await platform.get('twoFactor', person.id);
        if (!isOn(record) && !isStarted(record, now)) throw reject(409, 'twoFactorNotStarted');
        const { after, ...verified } = await check(call, record);
        const verifiedOn = new Date(now).toISOString();
        const stored = after
          ? { ...after, verifiedOn, enabledOn: record.enabledOn ?? verifiedOn }
          : record;
        await platform.put('twoFactor', stored);
        const twoFactorAuthResult = { ...verified, twoFactorAuthStatus: getStatus(stored, user) };
        return ok({ twoFactorAuthResult, successMessages: [] });
      };
    },
  },

  getRecoveryCodes: {
    before: async () => {
      const { recoveryCodes, recoveryHashes } = await newCodes();
      return async ({ person, platform, clock }) => {
        const record = await platform.get('twoFactor', person.id);
        if (!mayFetchCodes(record, clock.now())) throw reject(409, 'verifyFirst');
        await platform.put('twoFactor', { ...record, recoveryHashes });
        return ok({ recoveryCodes, successMessages: [] });
      };
    },
  },

  renewRecoveryCodes: {
    before: async (early) => {
      const { takeShown } = await import('./shown.ts');
      const check = await takeShown(early);
      const { recoveryCodes, recoveryHashes } = await newCodes();
      return async (call) => {
        const { platform, person, user } = call;
        const record = await platform.get('twoFactor', person.id);
        if (!isOn(record)) throw reject(409, 'twoFactorIsOff');
        const { after, ...verified } = await check(call, record);
        const stored = after ? { ...after, recoveryHashes } : record;
        await platform.put('twoFactor', stored);
        return ok({
          twoFactorAuthResult: { ...verified, twoFactorAuthStatus: getStatus(stored, user) },
          recoveryCodes: after ? recoveryCodes : [],
          successMessages: [],
        });
      };
    },
  },

  disableTwoFactor: {
    before: async ({ body, person: { passwordHash } }) => {
      const isPassword = await matchesPassword(body.password, passwordHash);
      return async (call) => {
        const { platform, person, user } = call;
        await admit(call, 'password');
        const isPassWordVerified = isPassword && (await isPasswordUnchanged(call, passwordHash));
        await count(call, 'password', isPassWordVerified);
        if (isPassWordVerified) await platform.remove('twoFactor', person.id);
        const twoFactorAuthStatus = getStatus(await platform.get('twoFactor', person.id), user);
        return ok({
          twoFactorAuthResult: {
            isPassWordVerified,
            isAuthCodeVerified: null,
            twoFactorAuthStatus,
          },
          successMessages: [],
        });
      };
    },
  },
};

/** New recovery codes, and the hashes to store. */
async function newCodes() {
  const recoveryCodes = newRecoveryCodes();
  return { recoveryCodes, recoveryHashes: await Promise.all(recoveryCodes.map(hashOfCode)) };
}

const createPending = (id: string, secret: string, now: number): TwoFactorRecord => ({
  id,
  secret,
  madeOn: new Date(now).toISOString(),
  enabledOn: null,
  lastStep: 0,
  verifiedOn: null,
  recoveryHashes: [],
});
