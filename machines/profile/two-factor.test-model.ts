import { TOTP } from 'otpauth';
import { Problem, type Schema } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { twoFactorMachine } from './two-factor.machine.ts';

const off: Schema<'TwoFactorStatus'> = {
  isTwoFactorAuthEnabled: false,
  twoFactorAuthEnabledOn: null,
  twoFactorAuthEnabledOnAsString: '',
  recoveryCodesLeft: 0,
};

const on: Schema<'TwoFactorStatus'> = {
  isTwoFactorAuthEnabled: true,
  twoFactorAuthEnabledOn: '2026-01-10T00:00:00.000Z',
  twoFactorAuthEnabledOnAsString: '10/01/2026',
  recoveryCodesLeft: 8,
};

const config: Schema<'TwoFactorConfig'> = {
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  email: 'ben@demo.test',
  securityKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};

const conflict = new Problem('conflict', 409, {
  response: { errorMessages: ['The set-up has not begun, or its key has expired.'] },
});

const tried = (isPassWordVerified: boolean, isAuthCodeVerified: boolean | null, status = off) => ({
  isPassWordVerified,
  isAuthCodeVerified,
  twoFactorAuthStatus: status,
});

export const testModel = createTestModel(twoFactorMachine, {
  inputs: [{ copy: async () => undefined }],
  events: [
    { type: 'OPEN' },
    done('getTwoFactorStatus', on),
    done('getTwoFactorStatus', off),
    failed('getTwoFactorStatus', serverError),
    { type: 'ENABLE' },
    done('getTwoFactorConfig', config),
    failed('getTwoFactorConfig', serverError),
    failed('getTwoFactorConfig', conflict),
    {
      type: 'form.changed',
      change: { passWord: 'demo', verificationCode: '287082', password: 'demo' },
    },
    { type: 'VERIFY' },
    { type: 'CANCEL' },
    done('verifyTwoFactor', tried(false, false)),
    done('verifyTwoFactor', tried(false, true)),
    done('verifyTwoFactor', tried(true, false)),
    done('verifyTwoFactor', tried(true, true, on)),
    failed('verifyTwoFactor', serverError),
    failed('verifyTwoFactor', conflict),
    done('getRecoveryCodes', ['7K2M-9QXA-4TBW-E5ZD', 'H3VN-R8CJ-1PGY-6SFM']),
    failed('getRecoveryCodes', serverError),
    failed('getRecoveryCodes', conflict),
    { type: 'codes.requested' },
    { type: 'COPY' },
    done('copyCodes'),
    failed('copyCodes'),
    after('copiedTip', 'two-factor.recoveryCodes.copied'),
    { type: 'codes.store' },
    { type: 'PROCEED' },
    { type: 'MANAGE' },
    { type: 'renewal.open' },
    { type: 'codes.renew' },
    done('renewRecoveryCodes', { result: tried(false, false, on), codes: [] }),
    done('renewRecoveryCodes', { result: tried(false, true, on), codes: [] }),
    done('renewRecoveryCodes', { result: tried(true, false, on), codes: [] }),
    done('renewRecoveryCodes', {
      result: tried(true, true, on),
      codes: ['7K2M-9QXA-4TBW-E5ZD', 'H3VN-R8CJ-1PGY-6SFM'],
    }),
    failed('renewRecoveryCodes', serverError),
    failed('renewRecoveryCodes', conflict),
    { type: 'DISABLE' },
    { type: 'BACK' },
    { type: 'YES' },
    { type: 'NO' },
    done('disableTwoFactor', tried(false, null, on)),
    done('disableTwoFactor', tried(true, null, off)),
    failed('disableTwoFactor', serverError),
  ],
  // A code of the authenticator app is valid for half a minute, and only for the key on the screen.
  atHand: ({ config: shown }, facts) => {
    if (!shown || !facts) return [];
    const code = new TOTP({ secret: shown.securityKey }).generate({ timestamp: facts.now });
    return [
      {
        type: 'form.changed',
        change: { passWord: 'demo', verificationCode: code, password: 'demo' },
      },
    ];
  },
  rules: [
    {
      source: 'PROF-037',
      text: 'The status is loaded first: it leads to the enabled or the disabled state.',
    },
    {
      source: 'PROF-035',
      text: 'A status or a key that cannot be loaded leads to an unavailable state without a message.',
    },
    {
      source: 'PROF-025',
      text: 'Password and verification code are required to turn it on, the current password to turn it off.',
    },
    {
      source: 'PROF-044',
      text: 'A wrong password and a wrong code are each reported, both when both are wrong.',
    },
    {
      source: 'PROF-047',
      text: 'When both are correct, the recovery codes are shown, to be copied before the person continues.',
    },
    {
      source: 'PROF-052',
      text: 'The tooltip of the copied codes shows for two seconds.',
    },
    {
      source: 'PROF-013',
      text: 'While it is on, the view shows how many recovery codes are left, warns when there are few, and creates new ones for password and code.',
    },
    {
      source: 'PROF-054',
      text: "Disabling asks 'Are you sure?' first; a wrong password is reported, and it stays on.",
    },
    {
      source: 'PROF-057',
      text: 'A verification or a disabling that fails returns to the previous view, with the input.',
    },
  ],
});
