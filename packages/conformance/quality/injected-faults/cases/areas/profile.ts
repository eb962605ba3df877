import { change, drop, put, rename } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, without, like, repairing, status } from '../../response-mutations.ts';

const area = 'profile';
const result = 'twoFactorAuthResult';
const withoutTwoFactor = without('twoFactor', 'platform');

/** Faults in passwords, two-factor authentication, images and settings. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'a wrong code is said to be right',
    kind: 'rules',
    area,
    on: 'verifyTwoFactor',
    response: body(put(`${result}.isAuthCodeVerified`, true)),
  },
  {
    name: 'a wrong code is taken for a wrong password',
    kind: 'rules',
    area,
    on: 'verifyTwoFactor',
    response: body(
      change(result, (received) => {
        const { isAuthCodeVerified, ...rest } = received as Record<string, unknown>;
        return { ...rest, isAuthCodeVerified, isPassWordVerified: isAuthCodeVerified };
      }),
    ),
  },
  {
    name: 'two-factor authentication is said to be on, and is not',
    kind: 'state',
    area,
    on: 'verifyTwoFactor',
    response: withoutTwoFactor,
  },
  {
    name: 'two-factor authentication stays on',
    kind: 'state',
    area,
    on: 'disableTwoFactor',
    response: withoutTwoFactor,
  },
  {
    name: 'a recovery code counts again and again',
    kind: 'rules',
    area,
    on: 'verifyTwoFactor',
    response: (call) => {
      const { verificationCode } = (call.sent ?? {}) as { verificationCode?: unknown };
      const isRecovery = typeof verificationCode === 'string' && verificationCode.length > 6;
      return isRecovery ? withoutTwoFactor(call) : call.pass();
    },
  },
  {
    name: 'new recovery codes are shown and not kept',
    kind: 'state',
    area,
    on: 'getRecoveryCodes',
    response: withoutTwoFactor,
  },
  {
    name: 'recovery codes are given to whoever has not verified',
    kind: 'authorization',
    area,
    on: 'getRecoveryCodes',
    response: accepting('verifyFirst'),
  },
  {
    name: 'a verification without a set-up is bad input',
    kind: 'status',
    area,
    on: 'verifyTwoFactor',
    response: status(409, 400),
  },
  {
    name: 'the key has another name',
    kind: 'schema',
    area,
    on: 'getTwoFactorConfig',
    response: body(rename('twoFactorAuthConfig.securityKey', 'secret')),
  },
  {
    name: 'the status does not tell since when',
    kind: 'schema',
    area,
    on: 'getTwoFactorStatus',
    response: body(drop('twoFactorAuthStatus.twoFactorAuthEnabledOn')),
  },
  {
    name: 'a set-up may be kept in a cache',
    kind: 'status',
    area,
    on: 'getTwoFactorConfig',
    response: async (call) => {
      const right = await call.pass();
      right.headers.set('Cache-Control', 'max-age=60');
      return right;
    },
  },
  {
    name: 'the confirmation of a password is not looked at',
    kind: 'rules',
    area,
    on: 'changePassword',
    response: repairing((sent) => {
      const passwords = sent as { newPassword?: unknown; newConfirmPassword?: unknown };
      if (passwords.newConfirmPassword) passwords.newConfirmPassword = passwords.newPassword;
    }),
  },
  {
    name: 'a wrong password is not warned of',
    kind: 'rules',
    area,
    on: 'changePassword',
    response: body(put('warningMessages', [])),
  },
  {
    name: 'a new password is not kept',
    kind: 'state',
    area,
    on: 'changePassword',
    response: without('people', 'platform'),
  },
  {
    name: 'a weak password is taken without a word',
    kind: 'validation',
    area,
    on: 'changePassword',
    response: async (call) => {
      const right = await call.pass(call.request.clone());
      const { warningMessages } = (await right.clone().json()) as { warningMessages?: string[] };
      const isWeak = warningMessages?.some((text) => /needs|have now/.test(text)) ?? false;
      return isWeak ? like(right, { successMessages: [], warningMessages: [] }) : right;
    },
  },
  {
    name: 'a new password leaves the other sessions',
    kind: 'state',
    area,
    on: 'changePassword',
    response: without('sessions', 'platform'),
  },
  {
    name: 'a session is said to be signed out, and is not',
    kind: 'state',
    area,
    on: 'endSession',
    response: without('sessions', 'platform'),
  },
  {
    name: 'anybody’s session can be signed out',
    kind: 'isolation',
    area,
    on: 'endSession',
    response: accepting('sessionUnknown'),
  },
  {
    name: 'the session that calls can be signed out by the way',
    kind: 'rules',
    area,
    on: 'endSession',
    response: accepting('sessionIsThis'),
  },
  {
    name: 'other sessions go on after all were signed out',
    kind: 'state',
    area,
    on: 'endOtherSessions',
    response: without('sessions', 'platform'),
  },
  {
    name: 'no session is marked as this one',
    kind: 'rules',
    area,
    on: 'listSessions',
    response: body(put('sessions.*.isCurrent', false)),
  },
  {
    name: 'a session is left out of the list',
    kind: 'rules',
    area,
    on: 'listSessions',
    response: body(change('sessions', (all) => (all as unknown[]).slice(0, 1))),
  },
  {
    name: 'renewed recovery codes are shown and not kept',
    kind: 'state',
    area,
    on: 'renewRecoveryCodes',
    response: withoutTwoFactor,
  },
  {
    name: 'new recovery codes need no password',
    kind: 'authorization',
    area,
    on: 'renewRecoveryCodes',
    response: repairing((sent) => {
      const given = sent as { passWord?: unknown };
      const isGiven = typeof given.passWord === 'string' && given.passWord !== '';
      if (isGiven) given.passWord = 'Conformance-own-1';
    }),
  },
  {
    name: 'the recovery codes that are left are not counted',
    kind: 'rules',
    area,
    on: 'getTwoFactorStatus',
    response: body(put('twoFactorAuthStatus.recoveryCodesLeft', 10)),
  },
  {
    name: 'anybody’s password can be changed',
    kind: 'authorization',
    area,
    on: 'changePassword',
    response: accepting('passwordOfOthers'),
  },
  {
    name: 'a picture may be of any size',
    kind: 'validation',
    area,
    on: 'uploadProfileImage',
    response: accepting(413),
  },
  {
    name: 'an image may claim any number of pixels',
    kind: 'validation',
    area,
    on: 'uploadProfileImage',
    response: accepting('imageTooManyPixels'),
  },
  {
    name: 'an image may have no width',
    kind: 'validation',
    area,
    on: 'uploadProfileImage',
    response: accepting('imageSizeMissing'),
  },
  {
    name: 'any file is a picture',
    kind: 'validation',
    area,
    on: 'uploadProfileImage',
    response: accepting('imageTypeRejected'),
  },
  {
    name: 'an SVG may hold a script',
    kind: 'validation',
    area,
    on: 'uploadProfileImage',
    response: accepting('svgRejected'),
  },
  {
    name: 'the profile shows no picture',
    kind: 'state',
    area,
    on: 'getProfile',
    response: body(put('profile.profileImageUrl', null)),
  },
  {
    name: 'settings are answered and not kept',
    kind: 'state',
    area,
    on: 'updateDateFormatAndTimeZone',
    response: without('tenantUsers'),
  },
  {
    name: 'any text is a time zone',
    kind: 'validation',
    area,
    on: 'updateDateFormatAndTimeZone',
    response: accepting('invalid'),
  },
  {
    name: 'everybody reads the day of two-factor authentication in one form',
    kind: 'rules',
    area,
    on: 'getTwoFactorStatus',
    response: body(
      change('twoFactorAuthStatus.twoFactorAuthEnabledOnAsString', (_text, received) => {
        const { twoFactorAuthEnabledOn: on } = received as {
          twoFactorAuthEnabledOn: string | null;
        };
        return on?.slice(0, 10) ?? '';
      }),
    ),
  },
  {
    name: 'a recovery code in small letters is wrong',
    kind: 'rules',
    area,
    on: 'verifyTwoFactor',
    response: repairing(
      change('verificationCode', (code) =>
        typeof code === 'string' && /^ [a-z\d ]+$/.test(code) ? 'wrong' : code,
      ),
    ),
  },
];
