import { assign } from 'xstate';
import { toCause } from '../cause.ts';
import { emptyForm } from './two-factor.form.ts';
import { twoFactorSetup } from './two-factor.setup.ts';

export { areCodesFew, type TwoFactorContext, type TwoFactorInput } from './two-factor.setup.ts';

export const twoFactorMachine = twoFactorSetup.createMachine({
  id: 'two-factor',
  description:
    "Two-factor authentication of the person's account: on, with recovery codes, or off. Source: PROF-051.",
  context: ({ input }) => ({
    ...input,
    status: null,
    cause: null,
    config: null,
    form: emptyForm,
    errors: {},
    incorrect: [],
    rejection: '',
    notice: null,
    codes: [],
    areCodesSaved: false,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The tab has not been opened yet.',
      on: { OPEN: 'checking' },
    },
    checking: {
      description: 'A loader while the status is loading.',
      tags: 'busy',
      invoke: {
        id: 'getTwoFactorStatus',
        src: 'getTwoFactorStatus',
        onDone: [
          {
            guard: { type: 'isStatusEnabled', params: ({ event }) => event.output },
            target: 'enabled',
            actions: { type: 'storeStatus', params: ({ event }) => event.output },
          },
          {
            target: 'disabled',
            actions: { type: 'storeStatus', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    unavailable: {
      description: 'The service is unavailable; no message. Trying again loads everything again.',
      type: 'final',
    },
    disabled: {
      description: 'It is off and can be enabled.',
      on: {
        ENABLE: {
          target: 'fetchingConfig',
          actions: { type: 'note', params: { notice: null } },
        },
      },
    },
    fetchingConfig: {
      description: 'The key for the authenticator app and its QR code are loading.',
      tags: 'busy',
      invoke: {
        id: 'getTwoFactorConfig',
        src: 'getTwoFactorConfig',
        onDone: { target: 'verify', actions: assign({ config: ({ event }) => event.output }) },
        onError: [
          {
            // It was turned on elsewhere in the meantime: reload the status.
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'checking',
            actions: ['clearForm', 'clearKey'],
          },
          {
            target: 'unavailable',
            actions: assign({ cause: ({ event }) => toCause(event.error) }),
          },
        ],
      },
    },
    verify: {
      description: 'QR code and key, with the fields for the password and a code from the app.',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        VERIFY: [
          { guard: 'isVerifiable', target: 'verifying', actions: 'clearErrors' },
          { actions: ['clearErrors', 'checkVerification', 'emitErrors'] },
        ],
        'codes.requested': { guard: 'mayFetchCodes', target: 'fetchingCodes' },
        CANCEL: [
          {
            // The codes did not load, but it is on.
            guard: 'isEnabled',
            target: 'enabled',
            actions: ['clearForm', 'clearKey', { type: 'note', params: { notice: null } }],
          },
          {
            target: 'disabled',
            actions: ['clearForm', 'clearKey', { type: 'note', params: { notice: null } }],
          },
        ],
      },
    },
    verifying: {
      description: 'Password and code are being verified.',
      tags: 'busy',
      invoke: {
        id: 'verifyTwoFactor',
        src: 'verifyTwoFactor',
        input: ({ context: { form } }) => ({
          passWord: form.passWord,
          verificationCode: form.verificationCode.trim(),
        }),
        onDone: [
          {
            guard: { type: 'areBothWrong', params: ({ event }) => event.output },
            target: 'verify',
            actions: [
              { type: 'markIncorrect', params: { fields: ['passWord', 'verificationCode'] } },
              'emitErrors',
            ],
          },
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => event.output },
            target: 'verify',
            actions: [{ type: 'markIncorrect', params: { fields: ['passWord'] } }, 'emitErrors'],
          },
          {
            guard: { type: 'isCodeWrong', params: ({ event }) => event.output },
            target: 'verify',
            actions: [
              { type: 'markIncorrect', params: { fields: ['verificationCode'] } },
              'emitErrors',
            ],
          },
          {
            target: 'fetchingCodes',
            actions: [
              'clearErrors',
              { type: 'storeStatus', params: ({ event }) => event.output.twoFactorAuthStatus },
              { type: 'note', params: { notice: null } },
            ],
          },
        ],
        onError: [
          {
            // The key expires after an hour without its first code; a new one replaces it.
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'fetchingConfig',
            actions: ['clearCode', 'clearStatus', { type: 'note', params: { notice: 'newKey' } }],
          },
          {
            target: 'verify',
            actions: [{ type: 'storeRejection', params: ({ event }) => event }, 'emitErrors'],
          },
        ],
      },
    },
    fetchingCodes: {
      description: 'Both were correct: it is on, and the recovery codes are loading.',
      tags: ['busy', 'codesAtRisk'],
      invoke: {
        id: 'getRecoveryCodes',
        src: 'getRecoveryCodes',
        onDone: {
          target: 'recoveryCodes',
          actions: [
            'clearForm',
            { type: 'storeCodes', params: ({ event }) => ({ codes: event.output }) },
          ],
        },
        onError: {
          target: 'verify',
          // A code is valid only once: it cannot be sent again.
          actions: ['clearCode', { type: 'noteMissingCodes', params: ({ event }) => event }],
        },
      },
    },
    recoveryCodes: {
      description: 'The recovery codes, shown only once: to copy, download or print.',
      initial: 'shown',
      on: {
        COPY: '.copying',
        'codes.store': { actions: 'markCodesSaved' },
        PROCEED: [
          { guard: 'isRenewed', target: 'enabled', actions: ['clearCodes', 'clearKey'] },
          {
            target: 'enabled',
            actions: ['clearCodes', 'clearKey', { type: 'note', params: { notice: 'setUp' } }],
          },
        ],
      },
      states: {
        shown: { description: 'The codes are shown.' },
        copying: {
          description: 'The codes are being copied to the clipboard.',
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context: { codes, copy } }) => ({ codes, copy }),
            onDone: { target: 'copied', actions: 'markCodesSaved' },
            onError: 'copyFailed',
          },
        },
        copied: {
          description: 'A tooltip shows for two seconds that the codes are copied.',
          after: { copiedTip: 'shown' },
        },
        copyFailed: { description: 'The browser did not allow the codes to be copied.' },
      },
    },
    enabled: {
      description: "The text 'Enabled', the date since when, and Manage.",
      on: {
        MANAGE: { target: 'manage', actions: { type: 'note', params: { notice: null } } },
        'renewal.open': { target: 'renewal', actions: { type: 'note', params: { notice: null } } },
      },
    },
    renewal: {
      description: 'New recovery codes can be created with the password and a code.',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'codes.renew': [
          { guard: 'isVerifiable', target: 'renewing', actions: 'clearErrors' },
          { actions: ['clearErrors', 'checkVerification', 'emitErrors'] },
        ],
        CANCEL: { target: 'enabled', actions: 'clearForm' },
      },
    },
    renewing: {
      description: 'New recovery codes replace the earlier ones.',
      tags: ['busy', 'codesAtRisk'],
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        input: ({ context: { form } }) => ({
          passWord: form.passWord,
          verificationCode: form.verificationCode.trim(),
        }),
        onDone: [
          {
            guard: { type: 'areBothWrong', params: ({ event }) => event.output.result },
            target: 'renewal',
            actions: [
              { type: 'markIncorrect', params: { fields: ['passWord', 'verificationCode'] } },
              'emitErrors',
            ],
          },
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => event.output.result },
            target: 'renewal',
            actions: [{ type: 'markIncorrect', params: { fields: ['passWord'] } }, 'emitErrors'],
          },
          {
            guard: { type: 'isCodeWrong', params: ({ event }) => event.output.result },
            target: 'renewal',
            actions: [
              { type: 'markIncorrect', params: { fields: ['verificationCode'] } },
              'emitErrors',
            ],
          },
          {
            target: 'recoveryCodes',
            actions: [
              'clearForm',
              { type: 'storeCodes', params: ({ event }) => event.output },
              { type: 'note', params: { notice: 'codesRenewed' } },
            ],
          },
        ],
        onError: [
          {
            // It was turned off elsewhere in the meantime: reload the status.
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'checking',
            actions: 'clearForm',
          },
          {
            target: 'renewal',
            actions: [{ type: 'storeRejection', params: ({ event }) => event }, 'emitErrors'],
          },
        ],
      },
    },
    manage: {
      description: 'It can be disabled with the current password.',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        DISABLE: [
          { guard: 'canBeDisabled', target: 'confirmDisable', actions: 'clearErrors' },
          { actions: ['clearErrors', 'checkDisabling', 'emitErrors'] },
        ],
        BACK: { target: 'enabled', actions: 'clearForm' },
      },
    },
    confirmDisable: {
      description: "'Are you sure?' before the request is sent.",
      on: { YES: 'disabling', NO: 'manage' },
    },
    disabling: {
      description: 'It is being turned off.',
      tags: 'busy',
      invoke: {
        id: 'disableTwoFactor',
        src: 'disableTwoFactor',
        input: ({ context }) => ({ password: context.form.password }),
        onDone: [
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => event.output },
            target: 'manage',
            actions: [{ type: 'markIncorrect', params: { fields: ['password'] } }, 'emitErrors'],
          },
          {
            target: 'disabled',
            actions: [
              'clearForm',
              { type: 'storeStatus', params: ({ event }) => event.output.twoFactorAuthStatus },
              { type: 'note', params: { notice: 'turnedOff' } },
            ],
          },
        ],
        onError: {
          target: 'manage',
          actions: [{ type: 'storeRejection', params: ({ event }) => event }, 'emitErrors'],
        },
      },
    },
  },
});
