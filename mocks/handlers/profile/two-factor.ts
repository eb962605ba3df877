import { message, ok, type Handlers } from '../../core/handler.ts';
import { refuse } from '../../core/refusal.ts';
import { matchesPassword } from '../../identity/password.ts';
import type { TwoFactorRecord } from '../../store/world/account.ts';
import { hashOfCode, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { admit, count } from './tries.ts';
import { isBegun, isOn, mayFetchCodes, statusOf } from './two-factor-status.ts';

type Names =
  | 'getTwoFactorStatus'
  | 'getTwoFactorConfig'
  | 'verifyTwoFactor'
  | 'getRecoveryCodes'
  | 'disableTwoFactor';

/** Two-factor authentication of the person's account. Source: document 1, sections 4 and 8. */
export const twoFactor: Pick<Handlers<'profile'>, Names> = {
  getTwoFactorStatus: async ({ person, user, platform }) =>
    ok({ twoFactorAuthStatus: statusOf(await platform.get('twoFactor', person.id), user) }),

  getTwoFactorConfig: {
    before: async () => {
      const { newSecret, qrCodeOf } = await import('./authenticator.ts');
      return async ({ person: { id, email }, platform, clock }) => {
        const kept = await platform.get('twoFactor', id);
        if (isOn(kept)) throw refuse(409, 'twoFactorIsOn');
        const record = isBegun(kept, clock.now()) ? kept : begun(id, newSecret(), clock.now());
        await platform.put('twoFactor', record);
        const securityKey = record.secret;
        return ok({
          twoFactorAuthConfig: { qrCode: qrCodeOf(securityKey, email), email, securityKey },
          successMessages: [message('scanCode')],
        });
      };
    },
  },

  verifyTwoFactor: {
    before: async ({ body, person: { passwordHash } }) => {
      const { stepOf } = await import('./authenticator.ts');
      const isPassword = await matchesPassword(body.passWord, passwordHash);
      const codeHash = await hashOfCode(body.verificationCode);
      return async (call) => {
        const { platform, person, user, clock } = call;
        const now = clock.now();
        const record = await platform.get('twoFactor', person.id);
        if (!isOn(record) && !isBegun(record, now)) throw refuse(409, 'twoFactorNotBegun');
        await admit(call, 'password', 'code');
        const isPassWordVerified = isPassword && person.passwordHash === passwordHash;
        const step = stepOf(plainCode(body.verificationCode), record.secret, now);
        const after = step === null ? withoutCode(record, codeHash) : withStep(record, step);
        const isAuthCodeVerified = after !== null;
        await count(call, 'password', isPassWordVerified);
        await count(call, 'code', isAuthCodeVerified);
        const verifiedOn = new Date(now).toISOString();
        const kept =
          isPassWordVerified && after
            ? { ...after, verifiedOn, enabledOn: record.enabledOn ?? verifiedOn }
            : record;
        await platform.put('twoFactor', kept);
        const twoFactorAuthStatus = statusOf(kept, user);
        return ok({
          twoFactorAuthResult: { isPassWordVerified, isAuthCodeVerified, twoFactorAuthStatus },
          successMessages: [],
        });
      };
    },
  },

  getRecoveryCodes: {
    before: async () => {
      const recoveryCodes = newRecoveryCodes();
      const recoveryHashes = await Promise.all(recoveryCodes.map(hashOfCode));
      return async ({ person, platform, clock }) => {
        const record = await platform.get('twoFactor', person.id);
        if (!mayFetchCodes(record, clock.now())) throw refuse(409, 'verifyFirst');
        await platform.put('twoFactor', { ...record, recoveryHashes });
        return ok({ recoveryCodes, successMessages: [] });
      };
    },
  },

  disableTwoFactor: {
    before: async ({ body, person: { passwordHash } }) => {
      const isPassword = await matchesPassword(body.password, passwordHash);
      return async (call) => {
        const { platform, person, user } = call;
        await admit(call, 'password');
        const isPassWordVerified = isPassword && person.passwordHash === passwordHash;
        await count(call, 'password', isPassWordVerified);
        if (isPassWordVerified) await platform.remove('twoFactor', person.id);
        const twoFactorAuthStatus = statusOf(await platform.get('twoFactor', person.id), user);
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

const begun = (id: string, secret: string, now: number): TwoFactorRecord => ({
  id,
  secret,
  madeOn: new Date(now).toISOString(),
  enabledOn: null,
  lastStep: 0,
  verifiedOn: null,
  recoveryHashes: [],
});

/** After a code of the app; null when that step, or a later one, was taken already. */
const withStep = (record: TwoFactorRecord, step: number): TwoFactorRecord | null =>
  step > record.lastStep ? { ...record, lastStep: step } : null;

/** After a recovery code; null when it is none, or was used already. */
function withoutCode(record: TwoFactorRecord, codeHash: string): TwoFactorRecord | null {
  const recoveryHashes = record.recoveryHashes.filter((hash) => hash !== codeHash);
  return recoveryHashes.length < record.recoveryHashes.length
    ? { ...record, recoveryHashes }
    : null;
}
